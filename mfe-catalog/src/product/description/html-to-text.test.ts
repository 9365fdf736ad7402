import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

describe('htmlToText', () => {
  it('makes a paragraph of each block, and one of the cells of a row', () => {
    const html =
      '<p><strong>Our gloss.</strong> It is flat.</p><ul>\n<li>Cut it</li><li>Hang it</li></ul><table><tr><th>Size</th><td>8 × 4 ft</td></tr></table>';
    expect(htmlToText(html)).toEqual(['Our gloss. It is flat.', 'Cut it', 'Hang it', 'Size 8 × 4 ft']);
  });

  it.each([
    ['Salt &amp; pepper, 5&nbsp;mm, &lt;b&gt; &#8377;9 &#1114112;', ['Salt & pepper, 5\u00a0mm, <b> ₹9']],
    ['calm<script>run()</script> words<style>p{}</style><!-- no -->', ['calm words']],
    ['calm<svg><script>run()</script></svg><math><mtext>x</mtext></math>', ['calm']],
    ['calm<script>run()', ['calm']],
    ['calm <img src=x onerror=run()', ['calm']],
    ['<p>one<p>two<br/>three', ['one', 'two', 'three']],
    ['', []],
  ])('reads %s', (html, words) => {
    expect(htmlToText(html)).toEqual(words);
  });

  it('is fast on unclosed tags', () => {
    const hostile = '<'.repeat(200_000) + '<p '.repeat(100_000) + '<script>'.repeat(50_000);
    const started = performance.now();
    htmlToText(hostile);
    // A quadratic match would take minutes.
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
