/**
 * One key for names. Two names with one key are one name, however it was typed: `O'Brien`, `O’Brien`, `OBrien`; `José` in one letter or in
 * two; `GARCIA-LOPEZ` and `Garcia Lopez`; one word alone. The database has the same function (`name_key`): both are made of the
 * lists below and of nothing that depends on a locale, and a test compares them on thousands of names.
 */

/** Left out: apostrophes in all their forms, and the dots of `J.R.` and `Jr.` */
export const LEFT_OUT = "'‘’‛`´ʹʻʼʽ′＇."
/** Written between words. */
export const BETWEEN = ' \t\n\v\f\r!"#$%&()*+,/:;<=>?@[]\\^_{|}~·\u2010\u2011\u2012\u2013\u2014\u2015\u2212-'
/** Accents, once they are letters of their own. */
const ACCENTS = /[\u0300-\u036f]/g
/** Capitals, and letters that no normal form takes apart, one to one. */
export const LETTERS = {
  from: 'ABCDEFGHIJKLMNOPQRSTUVWXYZØøŁłĐđÐðÞÆŒẞıΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
  to: 'abcdefghijklmnopqrstuvwxyzoollddddþæœßiαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюя',
} as const

const without = new Set(LEFT_OUT)
const spaces = new Set(BETWEEN)
const letters = new Map([...LETTERS.from].map((letter, at) => [letter, [...LETTERS.to][at]!]))
const drop = (text: string): string => [...text].filter((letter) => !without.has(letter)).join('')

/** A name, or a part of one, as it is compared and searched. */
export const plainName = (text: string): string =>
  [...drop(drop(text).normalize('NFKD').replace(ACCENTS, ''))]
    .map((letter) => (spaces.has(letter) ? ' ' : (letters.get(letter) ?? letter)))
    .join('')
    .replace(/ +/g, ' ')
    .replace(/^ | $/g, '')

/** Is this a part of that name? What has no letter is in none. */
export const isInName = (name: string, part: string): boolean => plainName(part) !== '' && plainName(name).includes(plainName(part))

/** First and last name; one of them may be empty. */
export const nameKey = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  plainName(`${first_name} ${last_name}`)
