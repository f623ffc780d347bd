def rewrite_half(number):
    return number // 2
