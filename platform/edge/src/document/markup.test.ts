import { describe, expect, test } from 'vitest';
import { jsonScript } from './markup.ts';

describe('jsonScript', () => {
  test.each(['</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b\u2029c', '&lt;'])(
    'contains %j unchanged, and is not closed by it',
    (text) => {
      const block = jsonScript({ type: 'application/json' }, JSON.stringify({ text }));
      const json = block.slice(block.indexOf('>') + 1, block.lastIndexOf('<'));
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ text });
    },
  );
});
