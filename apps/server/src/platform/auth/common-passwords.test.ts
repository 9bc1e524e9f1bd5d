import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

/** All of these pass the form's pattern: a capital, a small letter, a sign, eight characters. */
const EASY = `
  Aa!aaaaa Aaaaaaa! Abcd1234! Qwerty123! Qwertyuiop! 1qaz!QAZ Zaq12wsx! !Ab12345
  Password1! P@ssw0rd2027 P@$$w0rd PassPass! Iloveyou1! Letmein!1 Hunter2! Dragon123!
  Liverpool1! Chelsea1! Nascar24! Harley#88 Jeep2019! Summer2027! Texas2027!
  Michael1990! Jessica#1 Emma2014!
  Ramplight#1 Tournament2027! Lunker#2027 BassFishing=1 Lakefork=1 Boat=Ramp1 Welcome#Welcome1
`
const GOOD = `
  Crankbait=Deep7 Blue!Boat42 Deep!Crank7 correctHorse!battery kP!q7wZe Kj8#mLqvR2 Jigging=Spoon9
`
const wordsOf = (text: string) => text.trim().split(/\s+/)

describe('a password that a stranger guesses', () => {
  test.each(wordsOf(EASY))('%s is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  test.each(wordsOf(GOOD))('%s is taken', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  test('one that is built on the name or the address of its person is refused to that person alone', () => {
    const ana = ['Ana Tidewater', 'ana.kingfisher7@lake.test']
    for (const password of ['Tidewater#1', 'Anatidewater!', 'T1dewater2027!', 'Kingfisher7!']) {
      expect(isCommonPassword(password, ana)).toBe(true)
    }
    expect(isCommonPassword('Crankbait=Deep7', ana)).toBe(false)
  })

  test('128 characters are read, and an easy beginning is found', () => {
    expect(isCommonPassword(`${'aA1!'.repeat(32)}`)).toBe(true)
    expect(isCommonPassword(`Crankbait=Deep7 ${'every fish of the lake '.repeat(6)}`.slice(0, 128))).toBe(false)
  })
})
