import type { Series } from './series.ts';

export interface Alert {
  /** Rows with the same name are one alert; `/ops` shows the first that applies. */
  name: string;
  /** `page`: the person on duty is called at night as well. */
  urgency: 'page' | 'ticket';
  /** The heading of `docs/operations.md` that says more. */
  chapter: string;
  /** What was observed, with `{value}` in it, and where to look next. */
  sentence: string;
  /** Minutes for which the condition must hold before Prometheus raises the alert; `/ops` shows it at once. */
  waits?: number;
  /** A threshold, or an expression that only Prometheus can evaluate. */
  when: Threshold | { promql: string };
}

/** Applies to one server: the last value, or the growth of a counter. All conditions must hold. */
export interface Threshold {
  value: Series;
  /** Minutes over which the growth of a counter is measured; without it, the last value counts. */
  minutes?: number;
  over?: number;
  under?: number;
  /** The growth must also exceed this share of another counter's growth. */
  share?: { of: Series; over: number };
  unit?: 'seconds' | 'bytes';
}

const DOCUMENTS = 'edge_document_seconds_count';
const REQUESTS = 'provider_request_seconds_count';

/** Series that `/ops` also plots. */
export const COUNTED = {
  documents: [DOCUMENTS],
  incomplete: [DOCUMENTS, { outcome: ['without content', 'in part'] }],
  requests: [REQUESTS],
  failures: [REQUESTS, { status: ['5xx'] }],
  orders: ['provider_orders'],
  errors: ['edge_reported_errors_total'],
  refused: ['edge_refused_total'],
} as const satisfies Record<string, Series>;

const GIGABYTE = 1e9;

/** All thresholds of the shop: `docs/operations/alerts.yml` is printed from them, and `/ops` compares its readings with them. */
export const ALERTS: readonly Alert[] = [
  {
    ...{ name: 'ShopServerDown', urgency: 'page', chapter: 'What to watch at night', waits: 1 },
    sentence: 'The {{ $labels.job }} does not answer.',
    when: { promql: 'up{job=~"edge|provider"} == 0' },
  },
  {
    ...{ name: 'RendererNotWarm', urgency: 'page', chapter: 'Events', waits: 1 },
    sentence: 'No document has content: the renderer is not ready.',
    when: { value: ['edge_renderer_warm'], under: 1 },
  },
  {
    ...{ name: 'RegistryProblem', urgency: 'page', chapter: 'Events' },
    sentence:
      'The registry cannot be read or written, or its set has no renderer. Look for “live-set-”, “release-without-” and “served-changes-” in edge.log.',
    when: {
      value: [
        'edge_events_total',
        { event: ['live-set-unreadable', 'release-without-renderer', 'served-changes-not-written'] },
      ],
      ...{ minutes: 5, over: 0 },
    },
  },
  {
    ...{ name: 'DiskFull', urgency: 'page', chapter: 'Files' },
    sentence:
      'The disk has {value} left. A full one refuses orders. Free some: old backups, before-restore-… folders, other programs.',
    when: { value: ['edge_disk_free_bytes'], under: GIGABYTE, unit: 'bytes' },
  },
  {
    ...{ name: 'GatewaySilent', urgency: 'page', chapter: 'Logs' },
    sentence:
      'The payment gateway has not answered for {value}, and nobody can pay. Look at its status page, and for “gateway:” in provider.log.',
    // A call or two may not reach the gateway.
    when: { value: ['provider_gateway_silent_seconds'], over: 120, unit: 'seconds' },
  },
  {
    ...{ name: 'ProviderUnreachable', urgency: 'page', chapter: 'Metrics', waits: 2 },
    sentence:
      'Calls that did not reach the provider, or failed there, within 5 minutes: {value}. Look for “provider-” in edge.log.',
    when: {
      value: [
        'edge_provider_calls_total',
        // A slow picture is no fault: another process composes it, in its own time.
        { from: ['visitor', 'renderer'], outcome: ['unreachable', 'late', '5xx'] },
      ],
      ...{ minutes: 5, over: 30 },
    },
  },
  {
    ...{ name: 'ProviderFaults', urgency: 'page', chapter: 'Metrics', waits: 2 },
    sentence:
      'Requests to the provider that failed within 5 minutes, more than 1 in 100: {value}. Look for “fault” in provider.log.',
    when: { value: COUNTED.failures, minutes: 5, over: 5, share: { of: COUNTED.requests, over: 0.01 } },
  },
  {
    ...{ name: 'CustomersRefused', urgency: 'page', chapter: 'Events', waits: 1 },
    sentence: 'Requests for carts or payments that were refused in a rush, within 2 minutes: {value}.',
    when: { value: ['provider_refused_total', { class: ['customer', 'payment'] }], minutes: 2, over: 0 },
  },
  {
    ...{ name: 'PaymentsUndecided', urgency: 'page', chapter: 'Metrics', waits: 15 },
    sentence: 'Payments without a result for 75 minutes: {value}. The page /ops lists them.',
    when: { value: ['provider_payments_undecided', { minutes: ['75'] }], over: 0 },
  },
  {
    ...{ name: 'PaymentsUndecided', urgency: 'ticket', chapter: 'Metrics', waits: 15 },
    sentence: 'Payments without a result for 10 minutes: {value}. The page /ops lists them.',
    // A few undecided payments are normal: shoppers leave the pay page.
    when: { value: ['provider_payments_undecided', { minutes: ['10'] }], over: 5 },
  },
  {
    ...{ name: 'RefundsWaitForOperator', urgency: 'ticket', chapter: 'Metrics' },
    sentence: 'Refunds that wait for you: {value}. The page /ops lists them.',
    when: { value: ['provider_refunds', { state: ['for operator'] }], over: 0 },
  },
  {
    ...{ name: 'RefundsRefused', urgency: 'ticket', chapter: 'Metrics' },
    sentence: 'Refunds that a bank refused: {value}. The page /ops lists them.',
    when: { value: ['provider_refunds', { state: ['failed'] }], over: 0 },
  },
  {
    ...{ name: 'RefundsNotTaken', urgency: 'ticket', chapter: 'Metrics', waits: 60 },
    sentence: 'The gateway has not taken a refund for an hour.',
    when: { promql: 'provider_refunds{state="due"} > 0' },
  },
  {
    ...{ name: 'ConfirmationsGivenUp', urgency: 'ticket', chapter: 'Metrics' },
    sentence: 'Orders that were never confirmed by message: {value}. Call the customers.',
    when: { value: ['provider_confirmations_unsent', { state: ['given up'] }], over: 0 },
  },
  {
    ...{ name: 'ConfirmationsWait', urgency: 'ticket', chapter: 'Metrics', waits: 10 },
    sentence: 'Confirmations of orders that wait to be sent: {value}. The SMS gateway fails.',
    when: { value: ['provider_confirmations_unsent', { state: ['waiting'] }], over: 5 },
  },
  {
    ...{ name: 'HolidaysEnd', urgency: 'ticket', chapter: 'Events' },
    sentence: 'Days of the next half year without known holidays: {value}. Add the next year to the list.',
    when: { value: ['provider_days_without_holidays'], over: 0 },
  },
  {
    ...{ name: 'StepsFail', urgency: 'ticket', chapter: 'Metrics', waits: 15 },
    sentence:
      'Orders, refunds and confirmations whose step fails: {value}. The page /ops lists them; look for “reconciler:” in provider.log.',
    when: { value: ['provider_steps_failing'], over: 0 },
  },
  {
    ...{ name: 'ChangesNotFollowed', urgency: 'ticket', chapter: 'Several edge servers' },
    sentence: 'What other machines publish or roll back has not arrived for {value}.',
    when: { value: ['edge_changes_not_followed_seconds'], over: 60, unit: 'seconds' },
  },
  {
    ...{ name: 'DocumentsIncomplete', urgency: 'ticket', chapter: 'Events', waits: 5 },
    sentence:
      'Documents that lacked content within 5 minutes, more than 1 in 100: {value}. Look for “page-” in edge.log.',
    when: { value: COUNTED.incomplete, minutes: 5, over: 5, share: { of: COUNTED.documents, over: 0.01 } },
  },
  {
    ...{ name: 'ErrorsInBrowsers', urgency: 'ticket', chapter: 'Events' },
    sentence:
      'Addresses whose browsers reported errors within 10 minutes, for more than 1 in 100 documents: {value}. Compare the live releases on /ops; roll back the one that is at fault.',
    // A single visitor reports at most six errors.
    when: { value: COUNTED.errors, minutes: 10, over: 6, share: { of: COUNTED.documents, over: 0.01 } },
  },
  {
    ...{ name: 'EdgeOverload', urgency: 'ticket', chapter: 'Events', waits: 5 },
    sentence:
      'Requests that the edge server refused in a rush, within 5 minutes: {value}. Find out who asks so much.',
    when: { value: COUNTED.refused, minutes: 5, over: 30 },
  },
  {
    ...{ name: 'ProviderOverload', urgency: 'ticket', chapter: 'Events', waits: 5 },
    sentence:
      'Requests that the provider refused in a rush, within 5 minutes: {value}. Find out who asks so much.',
    when: { value: ['provider_refused_total'], minutes: 5, over: 30 },
  },
  {
    ...{ name: 'RendererQueue', urgency: 'ticket', chapter: 'Counters', waits: 2 },
    sentence: 'Pages that wait for the renderer: {value}.',
    when: { value: ['edge_renderer_waiting'], over: 50 },
  },
  {
    ...{ name: 'RendererRestarts', urgency: 'ticket', chapter: 'Events' },
    sentence:
      'A build ends the renderer again and again, within an hour: {value} times. Look for “renderer-” in edge.log.',
    when: { value: ['edge_renderer_restarts_total'], minutes: 60, over: 2 },
  },
  {
    ...{ name: 'RendererMemory', urgency: 'ticket', chapter: 'Counters', waits: 10 },
    sentence: 'The renderer has {value}, near its limit of memory.',
    when: { value: ['edge_renderer_bytes', { kind: ['resident'] }], over: 400e6, unit: 'bytes' },
  },
  {
    ...{ name: 'PicturesWait', urgency: 'ticket', chapter: 'Counters', waits: 1 },
    sentence: 'Pictures that wait to be composed: {value}. The machine is too small.',
    when: { value: ['provider_pictures_waiting'], over: 100 },
  },
  {
    ...{ name: 'PictureProcessRestarts', urgency: 'ticket', chapter: 'Counters' },
    sentence:
      'The process that composes pictures ended again and again, within an hour: {value} times. Look for “pictures:” in provider.log.',
    when: { value: ['provider_picture_restarts_total'], minutes: 60, over: 2 },
  },
  {
    ...{ name: 'DiskFull', urgency: 'ticket', chapter: 'Files' },
    sentence: 'The disk has {value} left.',
    when: { value: ['edge_disk_free_bytes'], under: 3 * GIGABYTE, unit: 'bytes' },
  },
  {
    ...{ name: 'BackupOld', urgency: 'ticket', chapter: 'Backup' },
    sentence: 'The newest backup was made {value} ago. Look for “backup:” in the output of npm start.',
    // Twice the default time between two backups, and an hour to make one.
    when: { value: ['edge_backup_age_seconds'], over: 13 * 3_600, unit: 'seconds' },
  },
  {
    ...{ name: 'ProviderSlow', urgency: 'ticket', chapter: 'Metrics', waits: 5 },
    sentence: '1 request in 100 takes more than a second.',
    when: {
      promql:
        'histogram_quantile(0.99, sum by (le) (rate(provider_request_seconds_bucket{route!~"/images.*"}[5m]))) > 1',
    },
  },
  {
    ...{ name: 'EventLoop', urgency: 'ticket', chapter: 'Metrics', waits: 5 },
    sentence: 'The {{ $labels.job }} cannot keep up.',
    when: { promql: 'nodejs_eventloop_lag_p99_seconds{job=~"edge|provider"} > 0.2' },
  },
];
