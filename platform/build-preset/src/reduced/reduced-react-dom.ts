import type { RsbuildPlugin } from '@rsbuild/core';
import { type Program, parseSync, type Span, Visitor } from 'oxc-parser';

const REACT_DOM = /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** The version for which the tables below were written. */
const KNOWN = 'exports.version = "19.3.';

/**
 * Node types of React's tree that never occur in the shop: SuspenseList; `<title>`, `<meta>` and `<link>`, because the shell writes the
 * head of each page; `<html>`, `<head>` and `<body>`, because React renders below `#root`; ViewTransition; Activity.
 */
const ABSENT_TAGS: ReadonlySet<unknown> = new Set([19, 26, 27, 30, 31]);

/** Functions → what they return. They serve only these nodes, fragment listeners and observers, `preload()` and its like, or stack traces. */
const UNUSED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    isHostHoistableType: 'false',
    commitExitViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    startViewTransition: '',
    flushAfterMutationEffects: '',
    pushMutationContext: '',
    commitFragmentInstanceInsertionEffects: '',
    commitFragmentInstanceDeletionEffects: '',
    commitNewChildToFragmentInstances: '',
    isFragmentInstanceParent: 'false',
    isFragmentInstanceHostBoundary: 'true',
    addFragmentHandleToFiber: 'false',
    preload: '',
    preloadModule: '',
    preinitStyle: '',
    preconnectAs: '',
    insertStylesheetIntoRoot: '',
    // Only a view transition makes React wait for pictures.
    accumulateSuspenseyCommitOnFiber: '',
    maySuspendCommit: 'false',
    waitForCommitToBeReady: 'null',
    getStackByFiberInDevAndProd: '""',
    getVendorPrefixedEventName: 'eventName',
    makePrefixMap: '{}',
    clz32Fallback: '',
    // Only `unstable_scheduleHydration` fills this queue.
    attemptExplicitHydrationTarget: '',
  }),
);

/** Unused methods, which a minifier cannot recognise. The overlay of regions only asks a fragment for its client rectangles. */
const UNUSED_METHODS =
  /^(?:(?:FragmentInstance(?!\.prototype\.getClientRects)|ViewTransitionPseudoElement)\.prototype\.\w{1,60}|\w{1,60}\.prototype\.unstable_\w{1,60}|\w{1,60}\.findDOMNode) = function /;

/** Feature tests → their results in all supported browsers. */
const PRESENT: Readonly<Record<string, string>> = {
  '"CompositionEvent" in window': 'true',
  '"AnimationEvent" in window': 'true',
  '"TransitionEvent" in window': 'true',
  '"oninput" in document': 'true',
  '"documentMode" in document': 'false',
};

/** React DOM without what no page of the shop uses: 56.4 → 42.8 KB on every page (decision 004). */
export const pluginReducedReactDom: RsbuildPlugin = {
  name: 'reduced-react-dom',
  setup: (api) => api.transform({ test: REACT_DOM }, ({ code }) => reducedReactDom(code)),
};

/** @throws if React DOM's source is not the one that the tables above were written for */
export function reducedReactDom(source: string): string {
  if (!source.includes(KNOWN))
    throw new Error('The tags and functions of this version of React DOM are unknown.');
  const { program } = parseSync('react-dom.js', source);
  return withEdits(source, [...unusedFunctions(source, program), ...absentTags(source, program)]);
}

type Edit = { start: number; end: number; text: string };

/** Applies the edits. Of nested ones, only the outer one counts. */
function withEdits(source: string, edits: readonly Edit[]): string {
  let edited = '';
  let position = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < position) continue;
    edited += source.slice(position, start) + text;
    position = end;
  }
  return edited + source.slice(position);
}

function unusedFunctions(source: string, program: Program): Edit[] {
  const edits: Edit[] = [];
  const missing = new Set(UNUSED.keys());
  new Visitor({
    FunctionDeclaration({ id, body }) {
      const result = UNUSED.get(id?.name ?? '');
      if (result === undefined || !body) return;
      missing.delete(id?.name ?? '');
      edits.push({ start: body.start, end: body.end, text: `{ return ${result}; }` });
    },
    ExpressionStatement({ start, end }) {
      if (UNUSED_METHODS.test(source.slice(start, end))) edits.push({ start, end, text: '' });
    },
  }).visit(program);
  if (missing.size > 0) throw new Error(`React DOM has no ${[...missing].join(', ')} any more.`);
  return edits;
}

/** Replaces comparisons with absent tags by their result, and makes each `case` of one unreachable. The minifier drops the rest. */
function absentTags(source: string, program: Program): Edit[] {
  const edits: Edit[] = [];
  const isTag = ({ start, end }: Span) => /\b(?:tag|fiberTag)$/.test(source.slice(start, end));
  new Visitor({
    BinaryExpression({ left, right, operator, start, end }) {
      const answer = PRESENT[source.slice(start, end)];
      if (answer) edits.push({ start, end, text: answer });
      if (left.type !== 'Literal' || !ABSENT_TAGS.has(left.value) || !isTag(right)) return;
      if (operator === '===') edits.push({ start, end, text: 'false' });
      if (operator === '!==') edits.push({ start, end, text: 'true' });
    },
    SwitchStatement({ discriminant, cases }) {
      if (!isTag(discriminant)) return;
      let isLabelled = false;
      for (const { test, consequent, start, end } of cases) {
        const isAbsent = test?.type === 'Literal' && ABSENT_TAGS.has(test.value);
        const [first] = consequent;
        isLabelled ||= !isAbsent;
        if (!isAbsent) continue;
        // Code without its `case` label stands behind the `break` of another case, where it never runs but still declares its variables.
        edits.push({ start, end: first && isLabelled ? first.start : end, text: '' });
        if (!first || isLabelled) continue;
        const last = cases.at(-1)?.end ?? end;
        edits.push({ start: last, end: last, text: `break; ${source.slice(first.start, end)}` });
      }
    },
  }).visit(program);
  return edits;
}
