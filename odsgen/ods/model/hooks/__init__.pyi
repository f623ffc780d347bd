from odsgen.ods.model.hooks.definitions import (
    definition_hooks as definition_hooks,
    has_alias_hook as has_alias_hook,
)
from odsgen.ods.model.hooks.dialect import (
    collisions as collisions,
    dialect_hooks as dialect_hooks,
    interface_hooks as interface_hooks,
    required_hooks as required_hooks,
    trait_hooks as trait_hooks,
)
from odsgen.ods.model.hooks.directives import (
    parse_hook_name as parse_hook_name,
    print_hook_name as print_hook_name,
)
from odsgen.ods.model.hooks.hook import (
    Hook as Hook,
    HookKind as HookKind,
    HookParameter as HookParameter,
)
from odsgen.ods.model.hooks.methods import (
    hooked_methods as hooked_methods,
    known_interfaces as known_interfaces,
)
from odsgen.ods.model.hooks.operations import (
    inference_hook as inference_hook,
    infers_by_hook as infers_by_hook,
    op_hooks as op_hooks,
)
from odsgen.ods.model.hooks.shared import (
    answered_hooks as answered_hooks,
    asked_hooks as asked_hooks,
    callable_hooks as callable_hooks,
    hooks_of_classes as hooks_of_classes,
    is_listed as is_listed,
    written_hooks as written_hooks,
)
