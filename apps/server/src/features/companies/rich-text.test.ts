import { performance } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { cleanRichText } from './rich-text.ts'

describe('cleanRichText', () => {
  it('keeps paragraphs, bold, italics, lists, line breaks and web links', () => {
    const html =
      '<p>We <strong>build</strong> <em>boats</em>.<br>Since 1999.</p><ul><li>wood</li><li>steel</li></ul><ol><li>one</li></ol>'
    expect(cleanRichText(html)).toBe(html)
    expect(
      cleanRichText(
        '<p><a href="https://boats.example/about?x=1&amp;y=2" onclick="x()" target="_blank">us</a></p>',
      ),
    ).toBe(
      '<p><a href="https://boats.example/about?x=1&amp;y=2" rel="nofollow noopener noreferrer">us</a></p>',
    )
  })
  it('converts <b> and <i> to strong and em, and headings and divs to paragraphs', () => {
    expect(cleanRichText('<h2>Us</h2><div><b>a</b><i>b</i></div>')).toBe(
      '<p>Us</p><p><strong>a</strong><em>b</em></p>',
    )
  })
  it('wraps plain text in paragraphs', () => {
    expect(cleanRichText('One & two\nthree\n\nFour "five"')).toBe(
      '<p>One &amp; two<br>three</p><p>Four &quot;five&quot;</p>',
    )
  })
  it('closes unclosed tags and ignores unmatched closing tags', () => {
    expect(cleanRichText('<p><strong>a</em></p></ul><li>b')).toBe(
      '<p><strong>a</strong></p><li>b</li>',
    )
  })

  const hostile = [
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil.example></sCrIpT >',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg><p><style><!--</style><img title="--><img src onerror=alert(1)>">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="https://x.example" onmouseover="alert(1)">x</a>',
    '<a href="https://x.example/&quot;onmouseover=alert(1)//">x</a>',
    "<a href='https://x.example/\"onclick=alert(1)'>x</a>",
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<p onclick=alert(1)>x</p>',
    '<<p>script>alert(1)<</p>/script>',
    '<scr<script>ipt>alert(1)</script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<!--><img src onerror=alert(1)>-->',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<p/onclick=alert(1)>x',
    '<template><script>alert(1)</script></template>',
    '<a href="//evil.example">x</a>',
    '<a href="https://user:pass@evil.example">x</a>',
    '<constructor>x</constructor>',
    '<p title=">"><script>alert(1)</script>',
  ]
  const allowed =
    /<(?:\/?(?:p|strong|em|ul|ol|li)|br|\/a|a href="https?:\/\/[^"<>]*" rel="nofollow noopener noreferrer")>/g
  it.each(hostile)('removes active content from %s', (html) => {
    const clean = cleanRichText(html)
    const rest = clean.replaceAll(allowed, '')
    expect(rest).not.toMatch(/[<>]/)
    for (const link of clean.matchAll(/href="([^"]*)"/g)) expect(link[1]).toMatch(/^https?:\/\//)
    expect(cleanRichText(clean)).toBe(clean)
  })
  it('handles long runs of special characters in linear time', () => {
    for (const part of ['<', '<a', '<a href=', '<p><strong>', '<!--', '&', '<script', '</p>']) {
      const started = performance.now()
      cleanRichText(part.repeat(15_000))
      expect(performance.now() - started).toBeLessThan(5000)
    }
  })
})
