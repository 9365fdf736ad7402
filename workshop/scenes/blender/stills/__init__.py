"""Finished pictures of samples, in place of layers. One module per picture, with `DECORS` and `build(decor)`."""
