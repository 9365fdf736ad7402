const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How `/ops` and Prometheus format the value of an alert. */
export const WRITTEN = {
  count: { page: (value: number) => String(Math.round(value)), template: '{{ $value | printf "%.0f" }}' },
  seconds: { page: duration, template: '{{ $value | humanizeDuration }}' },
  bytes: { page: gigabytes, template: '{{ $value | humanize }}B' },
};

export function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}

export function duration(seconds: number): string {
  if (seconds < HOUR) return counted(Math.round(seconds / MINUTE), 'minute');
  return seconds < 48 * HOUR
    ? counted(Math.round(seconds / HOUR), 'hour')
    : counted(Math.round(seconds / (24 * HOUR)), 'day');
}

export function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
