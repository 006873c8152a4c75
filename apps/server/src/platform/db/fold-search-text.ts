const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** Returns a text in lower case without accents, as the database's function `search_text` does. */
export const foldSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/[øłđðħıςßæœþ]/g, (letter) => letters[letter] ?? letter)
