/* Images as planes of float32, one for each channel. */
#include <stdio.h>
#include <stdlib.h>

static float *floats(size_t count) {
  float *values = calloc(count, sizeof *values);
  if (!values) {
    fprintf(stderr, "denoise: no memory for %zu numbers\n", count);
    exit(1);
  }
  return values;
}

/* Reads interleaved values into planes. */
static float *read_planes(const char *path, size_t pixels, int planes) {
  size_t count = pixels * planes;
  float *values = floats(count), *result = floats(count);
  FILE *file = fopen(path, "rb");
  if (!file || fread(values, sizeof *values, count, file) != count) {
    fprintf(stderr, "denoise: cannot read %zu numbers from %s\n", count, path);
    exit(1);
  }
  fclose(file);
  for (int plane = 0; plane < planes; plane++)
    for (size_t i = 0; i < pixels; i++) result[plane * pixels + i] = values[i * planes + plane];
  free(values);
  return result;
}

static void write_interleaved(const char *path, const float *image, size_t pixels, int planes) {
  size_t count = pixels * planes;
  float *values = floats(count);
  for (size_t i = 0; i < count; i++) values[i] = image[i % planes * pixels + i / planes];
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(values, sizeof *values, count, file) != count || fclose(file) != 0) {
    fprintf(stderr, "denoise: cannot write %s\n", path);
    exit(1);
  }
  free(values);
}

/* Sliding mean along one axis; `stride` is the distance between neighbours in `values`. */
static void mean_along(const float *values, float *means, int count, size_t stride, int reach) {
  double sum = 0;
  for (int i = 0; i < reach && i < count; i++) sum += values[i * stride];
  for (int i = 0; i < count; i++) {
    if (i + reach < count) sum += values[(i + reach) * stride];
    if (i > reach) sum -= values[(i - reach - 1) * stride];
    int first = i > reach ? i - reach : 0, last = i + reach < count ? i + reach : count - 1;
    means[i * stride] = sum / (last - first + 1);
  }
}
