/* Non-local means on two half-sample renders, guided by noise-free features.
 *
 *   denoise WIDTH HEIGHT RADIUS STEP STRENGTH FEATURES A B
 *
 * A and B (float32 RGB) are filtered in place. Neighbours are up to RADIUS steps of STEP pixels away: further passes
 * with wider steps remove the broad blotches that the first leaves. FEATURES (float32) are 8 for each pixel: normal
 * (3), position in metres (3), distance from the camera, object. The weights for A are measured on B and vice versa, so
 * that a half does not preserve its own noise. Half of their squared difference is the variance for the patch distances,
 * averaged over a wider area in later passes, because the remaining noise is coarser. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { CHANNELS = 3, FEATURES = 8, VARIANCE_REACH = 4, PATCH_REACH = 3 };

/* Squared, scaled difference of features at which a neighbour is ignored. */
static const float CUT_OFF = 9.0f;
static const float NORMAL_SCALE = 5.0f;
/* Height over the pixel's plane relative to its distance from the camera. Depth would exclude the neighbours on
 * surfaces at a grazing angle, and leave their noise as blotches. */
static const float HEIGHT_SCALE = 450.0f;
/* Much higher variances come from fireflies, not from the surface. */
static const float VARIANCE_LIMIT = 4.0f;
static const float EPSILON = 1e-6f;

static float *read_floats(const char *path, size_t count) {
  float *values = malloc(count * sizeof *values);
  FILE *file = fopen(path, "rb");
  if (!values || !file || fread(values, sizeof *values, count, file) != count) {
    fprintf(stderr, "denoise: cannot read %zu numbers from %s\n", count, path);
    exit(1);
  }
  fclose(file);
  return values;
}

static void write_floats(const char *path, const float *values, size_t count) {
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(values, sizeof *values, count, file) != count || fclose(file) != 0) {
    fprintf(stderr, "denoise: cannot write %s\n", path);
    exit(1);
  }
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

static float *variance_of(const float *a, const float *b, int width, int height, int reach) {
  size_t values = (size_t)width * height * CHANNELS, row = (size_t)width * CHANNELS;
  float *variance = malloc(values * sizeof *variance), *across = malloc(values * sizeof *across);
  for (size_t i = 0; i < values; i++) {
    float difference = a[i] - b[i];
    variance[i] = fminf(difference * difference / 2, VARIANCE_LIMIT) + EPSILON;
  }
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int c = 0; c < CHANNELS; c++) mean_along(variance + y * row + c, across + y * row + c, width, CHANNELS, reach);
#pragma omp parallel for
  for (int x = 0; x < width; x++)
    for (int c = 0; c < CHANNELS; c++)
      mean_along(across + x * CHANNELS + c, variance + x * CHANNELS + c, height, row, reach);
  free(across);
  return variance;
}

/* Difference of two pixels by their features: 0 for equal, CUT_OFF and more for different surfaces. */
static float feature_distance(const float *p, const float *q) {
  if (p[7] != q[7]) return 2 * CUT_OFF;
  float turn = 0, height = 0;
  for (int i = 0; i < 3; i++) {
    float d = (p[i] - q[i]) * NORMAL_SCALE;
    turn = fmaxf(turn, d * d);
    height += p[i] * (q[3 + i] - p[3 + i]);
  }
  height *= HEIGHT_SCALE / fmaxf(p[6], 0.05f);
  return fmaxf(turn, height * height);
}

/* Difference of two pixels beyond their variances. */
static float pixel_distance(const float *image, const float *variance, size_t p, size_t q, float strength) {
  float sum = 0;
  for (int c = 0; c < CHANNELS; c++) {
    float vp = variance[p + c], vq = variance[q + c], d = image[p + c] - image[q + c];
    sum += (d * d - (vp + fminf(vp, vq))) / (EPSILON + strength * strength * (vp + vq));
  }
  return sum / CHANNELS;
}

typedef struct {
  int width, height, radius, step;
  float strength;
  const float *features, *a, *b, *variance;
  float *clean_a, *clean_b;
} Job;

/* Sums of a row over all offsets of neighbours. */
typedef struct {
  float *column_a, *column_b, *weight_a, *weight_b, *sum_a, *sum_b;
} Row;

/* Distances of columns around (x, y) and (x + dx, y + dy); the caller averages several to a patch. */
static void measure_columns(const Job *job, Row *row, int y, int dx, int dy) {
  for (int x = 0; x < job->width; x++) {
    int nx = x + dx < 0 ? 0 : x + dx >= job->width ? job->width - 1 : x + dx;
    float a = 0, b = 0;
    int count = 0;
    for (int j = -PATCH_REACH; j <= PATCH_REACH; j++) {
      int py = y + j, qy = y + dy + j;
      if (py < 0 || qy < 0 || py >= job->height || qy >= job->height) continue;
      size_t p = ((size_t)py * job->width + x) * CHANNELS, q = ((size_t)qy * job->width + nx) * CHANNELS;
      a += pixel_distance(job->a, job->variance, p, q, job->strength);
      b += pixel_distance(job->b, job->variance, p, q, job->strength);
      count++;
    }
    row->column_a[x] = a / count;
    row->column_b[x] = b / count;
  }
}

static float mean_of(const float *values, int first, int last) {
  float sum = 0;
  for (int i = first; i <= last; i++) sum += values[i];
  return sum / (last - first + 1);
}

static void add_neighbour(const Job *job, Row *row, int y, int dx, int dy) {
  int width = job->width;
  for (int x = 0; x < width; x++) {
    int nx = x + dx;
    if (nx < 0 || nx >= width) continue;
    size_t p = (size_t)y * width + x, q = (size_t)(y + dy) * width + nx;
    float unlike = feature_distance(job->features + p * FEATURES, job->features + q * FEATURES);
    if (unlike > CUT_OFF) continue;
    int left = x > PATCH_REACH ? x - PATCH_REACH : 0, right = x + PATCH_REACH < width ? x + PATCH_REACH : width - 1;
    float patch_a = mean_of(row->column_a, left, right), patch_b = mean_of(row->column_b, left, right);
    float by_feature = expf(-unlike);
    float by_a = fminf(expf(-fmaxf(patch_a, 0)), by_feature), by_b = fminf(expf(-fmaxf(patch_b, 0)), by_feature);
    row->weight_a[x] += by_b;
    row->weight_b[x] += by_a;
    for (int c = 0; c < CHANNELS; c++) {
      row->sum_a[x * CHANNELS + c] += by_b * job->a[q * CHANNELS + c];
      row->sum_b[x * CHANNELS + c] += by_a * job->b[q * CHANNELS + c];
    }
  }
}

static void filter_row(const Job *job, int y) {
  int width = job->width, radius = job->radius;
  float *memory = calloc((size_t)width * (4 + 2 * CHANNELS), sizeof *memory);
  Row row = {memory, memory + width, memory + 2 * width, memory + 3 * width, memory + 4 * width,
             memory + (4 + CHANNELS) * width};
  for (int down = -radius; down <= radius; down++) {
    int dy = down * job->step;
    if (y + dy < 0 || y + dy >= job->height) continue;
    for (int across = -radius; across <= radius; across++) {
      if (across * across + down * down > radius * radius) continue;
      measure_columns(job, &row, y, across * job->step, dy);
      add_neighbour(job, &row, y, across * job->step, dy);
    }
  }
  size_t start = (size_t)y * width * CHANNELS;
  for (int i = 0; i < width * CHANNELS; i++) {
    job->clean_a[start + i] = row.sum_a[i] / row.weight_a[i / CHANNELS];
    job->clean_b[start + i] = row.sum_b[i] / row.weight_b[i / CHANNELS];
  }
  free(memory);
}

int main(int count, char **arguments) {
  if (count != 9) {
    fprintf(stderr, "usage: denoise WIDTH HEIGHT RADIUS STEP STRENGTH FEATURES A B\n");
    return 2;
  }
  Job job = {.width = atoi(arguments[1]), .height = atoi(arguments[2]), .radius = atoi(arguments[3]),
             .step = atoi(arguments[4]), .strength = atof(arguments[5])};
  size_t pixels = (size_t)job.width * job.height, values = pixels * CHANNELS;
  job.features = read_floats(arguments[6], pixels * FEATURES);
  job.a = read_floats(arguments[7], values);
  job.b = read_floats(arguments[8], values);
  job.variance = variance_of(job.a, job.b, job.width, job.height, VARIANCE_REACH * job.step);
  job.clean_a = malloc(values * sizeof *job.clean_a);
  job.clean_b = malloc(values * sizeof *job.clean_b);
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < job.height; y++) filter_row(&job, y);
  write_floats(arguments[7], job.clean_a, values);
  write_floats(arguments[8], job.clean_b, values);
  return 0;
}
