from odsgen.ods.model.hooks.definitions import (
    definition_hooks as definition_hooks,
)
from odsgen.ods.model.hooks.definitions import (
    has_alias_hook as has_alias_hook,
)
from odsgen.ods.model.hooks.dialect import (
    collisions as collisions,
)
from odsgen.ods.model.hooks.dialect import (
    dialect_hooks as dialect_hooks,
)
from odsgen.ods.model.hooks.dialect import (
    interface_hooks as interface_hooks,
)
from odsgen.ods.model.hooks.dialect import (
    required_hooks as required_hooks,
)
from odsgen.ods.model.hooks.dialect import (
    trait_hooks as trait_hooks,
)
from odsgen.ods.model.hooks.directives import (
    parse_hook_name as parse_hook_name,
)
from odsgen.ods.model.hooks.directives import (
    print_hook_name as print_hook_name,
)
from odsgen.ods.model.hooks.hook import (
    Hook as Hook,
)
from odsgen.ods.model.hooks.hook import (
    HookKind as HookKind,
)
from odsgen.ods.model.hooks.hook import (
    HookParameter as HookParameter,
)
from odsgen.ods.model.hooks.methods import (
    hooked_methods as hooked_methods,
)
from odsgen.ods.model.hooks.methods import (
    known_interfaces as known_interfaces,
)
from odsgen.ods.model.hooks.operations import (
    inference_hook as inference_hook,
)
from odsgen.ods.model.hooks.operations import (
    infers_by_hook as infers_by_hook,
)
from odsgen.ods.model.hooks.operations import (
    op_hooks as op_hooks,
)
from odsgen.ods.model.hooks.shared import (
    answered_hooks as answered_hooks,
)
from odsgen.ods.model.hooks.shared import (
    asked_hooks as asked_hooks,
)
from odsgen.ods.model.hooks.shared import (
    callable_hooks as callable_hooks,
)
from odsgen.ods.model.hooks.shared import (
    hooks_of_classes as hooks_of_classes,
)
