const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
  A: 'Â',
  E: 'Ê',
  I: 'Î',
  O: 'Ô',
  U: 'Û',
  S: 'Š',
}

/**
 * Returns the catalogue with every text in brackets, accented and a third longer; `{{values}}` and
 * tags stay. Text that looks plain does not come from the catalogue.
 */
export function toPseudoLocale(
  catalogue: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, sentence]) => [key, toPseudoText(sentence)]),
  )
}

function toPseudoText(sentence: string): string {
  const marked = sentence
    .split(/(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\))/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter),
    )
    .join('')
  return `⟦${marked}${'·'.repeat(Math.ceil(sentence.length / 3))}⟧`
}
