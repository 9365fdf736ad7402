/* Non-local means on two half-sample renders, guided by noise-free features.
 *
 *   denoise WIDTH HEIGHT RADIUS STEP STRENGTH FEATURES A B
 *
 * A and B (float32 RGB) are filtered in place. Neighbours are up to RADIUS steps of STEP pixels away: further passes
 * with wider steps remove the broad blotches that the first leaves. FEATURES (float32) are 8 for each pixel: normal
 * (3), position in metres (3), distance from the camera, object. The weights for A are measured on B and vice versa, so
 * that a half does not preserve its own noise. Half of their squared difference is the variance for the patch distances,
 * averaged over a wider area in later passes, because the remaining noise is coarser.
 *
 * Images are kept as planes, one for each channel, and all pixels of a band are compared with one offset at a time: so
 * each pair of pixels is compared once for all the patches it is in, and the loops over x are vectorised. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "planes.h"

enum { CHANNELS = 3, FEATURES = 8, VARIANCE_REACH = 4, PATCH_REACH = 3, BAND = 16 };

/* Squared, scaled difference of features at which a neighbour is ignored. */
static const float CUT_OFF = 9.0f;
static const float NORMAL_SCALE = 5.0f;
/* Height over the pixel's plane relative to its distance from the camera. Depth would exclude the neighbours on
 * surfaces at a grazing angle, and leave their noise as blotches. */
static const float HEIGHT_SCALE = 450.0f;
/* Much higher variances come from fireflies, not from the surface. */
static const float VARIANCE_LIMIT = 4.0f;
static const float EPSILON = 1e-6f;

static float *variance_of(const float *a, const float *b, int width, int height, int reach) {
  size_t values = (size_t)width * height * CHANNELS;
  float *variance = floats(values), *across = floats(values);
  for (size_t i = 0; i < values; i++) {
    float difference = a[i] - b[i];
    variance[i] = fminf(difference * difference / 2, VARIANCE_LIMIT) + EPSILON;
  }
#pragma omp parallel for
  for (int row = 0; row < height * CHANNELS; row++)
    mean_along(variance + (size_t)row * width, across + (size_t)row * width, width, 1, reach);
#pragma omp parallel for
  for (int column = 0; column < width * CHANNELS; column++) {
    size_t start = (size_t)(column / width) * width * height + column % width;
    mean_along(across + start, variance + start, height, width, reach);
  }
  free(across);
  return variance;
}

typedef struct {
  int width, height, radius, step;
  float strength;
  size_t pixels;
  const float *features, *a, *b, *variance;
  float *clean_a, *clean_b;
} Job;

/* What a thread needs for one band of rows. */
typedef struct {
  /* Distances of pixels, for the rows of the band and those that its patches reach. */
  float *pixels_a, *pixels_b;
  /* Distances of one row, averaged over the columns of the patches, then over whole patches. */
  float *columns_a, *columns_b, *patches_a, *patches_b, *unlike;
  /* Sums over all offsets, for the rows of the band. */
  float *weights_a, *weights_b, *sums_a, *sums_b;
} Band;

/* Differences beyond their variances of `count` pixels from p to as many from q. */
static void measure_pixels(const Job *job, const float *image, size_t p, size_t q, int count, float *distances) {
  float square = job->strength * job->strength;
  memset(distances, 0, count * sizeof *distances);
  for (int c = 0; c < CHANNELS; c++) {
    const float *vps = job->variance + c * job->pixels + p, *vqs = job->variance + c * job->pixels + q;
    const float *ps = image + c * job->pixels + p, *qs = image + c * job->pixels + q;
#pragma omp simd
    for (int i = 0; i < count; i++) {
      float vp = vps[i], vq = vqs[i], d = ps[i] - qs[i];
      distances[i] += (d * d - (vp + fminf(vp, vq))) / (EPSILON + square * (vp + vq)) / CHANNELS;
    }
  }
}

/* A row against the one `dy` below it, `dx` to the right. Columns beyond the edge are compared with those at the edge. */
static void measure_row(const Job *job, const float *image, int y, int dx, int dy, float *distances) {
  int width = job->width, first = dx < 0 ? -dx : 0, last = dx > 0 ? width - dx : width;
  size_t p = (size_t)y * width, q = (size_t)(y + dy) * width;
  if (first > width) first = width;
  if (last < first) last = first;
  for (int x = 0; x < first; x++) measure_pixels(job, image, p + x, q, 1, distances + x);
  measure_pixels(job, image, p + first, q + first + dx, last - first, distances + first);
  for (int x = last; x < width; x++) measure_pixels(job, image, p + x, q + width - 1, 1, distances + x);
}

/* Means over `count` rows of distances, then over the columns of each patch. */
static void average_patches(const float *rows, int count, int width, float *columns, float *patches) {
  memcpy(columns, rows, width * sizeof *columns);
  for (int row = 1; row < count; row++)
    for (int x = 0; x < width; x++) columns[x] += rows[(size_t)row * width + x];
  memset(patches, 0, width * sizeof *patches);
  for (int shift = -PATCH_REACH; shift <= PATCH_REACH; shift++) {
    int first = shift < 0 ? -shift : 0, last = shift > 0 ? width - shift : width;
#pragma omp simd
    for (int x = first; x < last; x++) patches[x] += columns[x + shift];
  }
  for (int x = 0; x < width; x++) {
    int left = x < PATCH_REACH ? x : PATCH_REACH, right = width - 1 - x < PATCH_REACH ? width - 1 - x : PATCH_REACH;
    patches[x] /= count * (left + 1 + right);
  }
}

/* Differences of pixels by their features: 0 for equal, more than CUT_OFF for different surfaces. */
static void measure_features(const Job *job, size_t p, size_t q, int count, float *unlike) {
  const float *ps[FEATURES], *qs[FEATURES];
  for (int i = 0; i < FEATURES; i++) {
    ps[i] = job->features + i * job->pixels + p;
    qs[i] = job->features + i * job->pixels + q;
  }
#pragma omp simd
  for (int x = 0; x < count; x++) {
    float turn = 0, height = 0;
    for (int i = 0; i < 3; i++) {
      float d = (ps[i][x] - qs[i][x]) * NORMAL_SCALE;
      turn = fmaxf(turn, d * d);
      height += ps[i][x] * (qs[3 + i][x] - ps[3 + i][x]);
    }
    height *= HEIGHT_SCALE / fmaxf(ps[6][x], 0.05f);
    unlike[x] = ps[7][x] != qs[7][x] ? 2 * CUT_OFF : fmaxf(turn, height * height);
  }
}

static void add_neighbours(const Job *job, const Band *band, int y, int row, int dx, int dy) {
  int width = job->width, first = dx < 0 ? -dx : 0, count = width - abs(dx);
  if (count <= 0) return;
  size_t p = (size_t)y * width + first, q = (size_t)(y + dy) * width + first + dx, at = (size_t)row * width + first;
  measure_features(job, p, q, count, band->unlike);
  const float *patches_a = band->patches_a + first, *patches_b = band->patches_b + first, *unlike = band->unlike;
  float *by_a = band->columns_a, *by_b = band->columns_b;
  float *weights_a = band->weights_a + at, *weights_b = band->weights_b + at;
#pragma omp simd
  for (int x = 0; x < count; x++) {
    float kept = unlike[x] > CUT_OFF ? 0 : 1;
    by_a[x] = kept * expf(-fmaxf(patches_a[x], unlike[x]));
    by_b[x] = kept * expf(-fmaxf(patches_b[x], unlike[x]));
    weights_a[x] += by_b[x];
    weights_b[x] += by_a[x];
  }
  for (int c = 0; c < CHANNELS; c++) {
    const float *a = job->a + c * job->pixels + q, *b = job->b + c * job->pixels + q;
    float *sums_a = band->sums_a + (size_t)c * BAND * width + at, *sums_b = band->sums_b + (size_t)c * BAND * width + at;
#pragma omp simd
    for (int x = 0; x < count; x++) {
      sums_a[x] += by_b[x] * a[x];
      sums_b[x] += by_a[x] * b[x];
    }
  }
}

/* Compares the rows from `top` to `bottom` with those at one offset. */
static void add_offset(const Job *job, const Band *band, int top, int bottom, int dx, int dy) {
  int width = job->width;
  int low = dy < 0 ? -dy : 0, high = dy > 0 ? job->height - dy : job->height;
  if (low < top - PATCH_REACH) low = top - PATCH_REACH;
  if (high > bottom + PATCH_REACH) high = bottom + PATCH_REACH;
  for (int y = low; y < high; y++) {
    size_t at = (size_t)(y - low) * width;
    measure_row(job, job->a, y, dx, dy, band->pixels_a + at);
    measure_row(job, job->b, y, dx, dy, band->pixels_b + at);
  }
  for (int y = top > low ? top : low; y < bottom && y < high; y++) {
    int first = y - PATCH_REACH > low ? y - PATCH_REACH : low;
    int last = y + PATCH_REACH < high ? y + PATCH_REACH : high - 1;
    size_t at = (size_t)(first - low) * width;
    average_patches(band->pixels_a + at, last - first + 1, width, band->columns_a, band->patches_a);
    average_patches(band->pixels_b + at, last - first + 1, width, band->columns_b, band->patches_b);
    add_neighbours(job, band, y, y - top, dx, dy);
  }
}

static void filter_band(const Job *job, int top) {
  int width = job->width, radius = job->radius, bottom = top + BAND < job->height ? top + BAND : job->height;
  size_t row = width, reached = (BAND + 2 * PATCH_REACH) * row, rows = BAND * row;
  float *memory = floats(2 * reached + 5 * row + (2 + 2 * CHANNELS) * rows), *next = memory;
  Band band;
  band.pixels_a = next, next += reached;
  band.pixels_b = next, next += reached;
  band.columns_a = next, next += row;
  band.columns_b = next, next += row;
  band.patches_a = next, next += row;
  band.patches_b = next, next += row;
  band.unlike = next, next += row;
  band.weights_a = next, next += rows;
  band.weights_b = next, next += rows;
  band.sums_a = next, next += CHANNELS * rows;
  band.sums_b = next;
  for (int down = -radius; down <= radius; down++)
    for (int across = -radius; across <= radius; across++)
      if (across * across + down * down <= radius * radius)
        add_offset(job, &band, top, bottom, across * job->step, down * job->step);
  size_t start = (size_t)top * width;
  for (int c = 0; c < CHANNELS; c++)
    for (size_t i = 0; i < (bottom - top) * row; i++) {
      job->clean_a[c * job->pixels + start + i] = band.sums_a[c * rows + i] / band.weights_a[i];
      job->clean_b[c * job->pixels + start + i] = band.sums_b[c * rows + i] / band.weights_b[i];
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
  job.pixels = (size_t)job.width * job.height;
  job.features = read_planes(arguments[6], job.pixels, FEATURES);
  job.a = read_planes(arguments[7], job.pixels, CHANNELS);
  job.b = read_planes(arguments[8], job.pixels, CHANNELS);
  job.variance = variance_of(job.a, job.b, job.width, job.height, VARIANCE_REACH * job.step);
  job.clean_a = floats(job.pixels * CHANNELS);
  job.clean_b = floats(job.pixels * CHANNELS);
#pragma omp parallel for schedule(dynamic)
  for (int top = 0; top < job.height; top += BAND) filter_band(&job, top);
  write_interleaved(arguments[7], job.clean_a, job.pixels, CHANNELS);
  write_interleaved(arguments[8], job.clean_b, job.pixels, CHANNELS);
  return 0;
}
