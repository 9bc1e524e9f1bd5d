/** What the fonts inside every PDF reader know beside Latin-1. */
const ALSO =
  /[\u20AC\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u017D\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u017E\u0178]/
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  '−': '-',
  '→': '>',
  '≥': '>=',
  '≤': '<=',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '\u202F': ' ',
  '\u2009': ' ',
}

const known = (letter: string) => letter <= '\u00FF' || ALSO.test(letter)

/**
 * A text in the letters that every PDF reader has without a font in the file: `Nguyễn` is `Nguyên`, never a wrong letter. What has
 * no such letter at all is a question mark.
 */
export const plainLetters = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      if (known(letter)) return letter
      const alike = LOOK_ALIKE[letter]
      if (alike !== undefined) return alike
      // One accent after the other goes, until the letter is known.
      for (let parts = [...letter.normalize('NFD')]; parts.length > 1; parts = parts.slice(0, -1)) {
        const less = parts.slice(0, -1).join('').normalize('NFC')
        if (known(less)) return less
      }
      return '?'
    })
    .join('')
