/** Features that are used although a core browser lacked them at the end of the baseline. */
export interface BaselineException {
  /** Keys of the compatibility data; `*` matches any characters. */
  readonly keys: readonly string[]
  /** Why they are used, and what people have without them. */
  readonly reason: string
}

export const baselineExceptions: readonly BaselineException[] = [
  {
    keys: ['javascript.builtins.Temporal', 'javascript.builtins.Temporal.*'],
    reason:
      'Polyfilled: app-setup.tsx loads temporal-polyfill before the first page where it is missing.',
  },
  {
    keys: ['css.properties.field-sizing', 'css.properties.field-sizing.content'],
    reason:
      'Text areas grow with their text from Safari 26.2 on. Before, they keep their height, scroll and can be resized.',
  },
  {
    keys: ['css.properties.accent-color'],
    reason:
      'The data count only since when the colour has enough contrast: Safari 15.4 has it. Without it, the zoom of a picture is blue.',
  },
  {
    keys: ['css.properties.user-select', 'css.properties.user-select.none'],
    reason:
      'Safari knows it as -webkit-user-select, which the build adds. Without it, the text of a button can be selected.',
  },
  {
    keys: ['css.properties.print-color-adjust', 'css.properties.print-color-adjust.exact'],
    reason:
      'New is the name without -webkit-, which the build adds for Chrome. Safari 15.4 has it.',
  },
  {
    keys: ['css.properties.overscroll-behavior', 'css.properties.overscroll-behavior.contain'],
    reason:
      'Safari 16 has it for content that scrolls. Without it where nothing scrolls, the page behind a dialog scrolls.',
  },
  {
    keys: ['css.properties.cursor.*'],
    reason: 'Touch has no cursor: only browsers of phones lack it.',
  },
  {
    keys: ['css.properties.resize'],
    reason: 'Safari on iOS has no handle to resize text areas. Long text scrolls there.',
  },
  {
    keys: ['css.at-rules.font-face.*-override'],
    reason:
      'Safari shows Arial with its own metrics until the font has come, so lines may move a little then.',
  },
  {
    keys: ['html.elements.video.playsinline'],
    reason: 'For Safari on iOS, which would show the camera in full screen. Firefox ignores it.',
  },
  {
    keys: ['html.elements.meta.name.theme-color'],
    reason: 'Safari and Chrome colour their bars. Firefox keeps its own colours.',
  },
  {
    keys: ['api.HTMLMediaElement.srcObject'],
    reason: 'The camera gives a MediaStream, which every browser takes; the data miss files.',
  },
  {
    keys: ['api.KeyboardEvent.isComposing'],
    reason:
      'Safari before 27 reports the Enter that ends a composition without it: palette.tsx asks for key code 229, too.',
  },
  {
    keys: ['api.Element.touchmove_event'],
    reason: 'Browsers without a touch screen, such as Safari on a Mac, have no such event.',
  },
  {
    keys: ['api.Window.open'],
    reason: 'Browsers of phones open a tab instead of a window, which is what it is used for.',
  },
]
