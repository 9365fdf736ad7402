import { describe, expect, test } from 'vitest';
import { dataBlock } from './data-block.ts';

describe('dataBlock', () => {
  test.each(['</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b\u2029c', '&lt;'])(
    'cannot be ended by %j and gives it back unchanged',
    (text) => {
      const block = dataBlock('query-state', JSON.stringify({ text }));
      const json = block.slice(block.indexOf('>') + 1, block.lastIndexOf('<'));
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ text });
    },
  );
});
