import { expect, test } from 'vitest'
import { rememberEmail, rememberedEmail } from './remembered-email.ts'

test('the e-mail is found among other cookies', () => {
  expect(rememberedEmail('a=1; rl-email=ray%2Bramp%40hall.example; b=2')).toBe('ray+ramp@hall.example')
})

test('no cookie, a foreign cookie and a damaged one are no e-mail', () => {
  expect(rememberedEmail('')).toBe('')
  expect(rememberedEmail('xrl-email=ray@hall.example')).toBe('')
  expect(rememberedEmail('rl-email=%E0%A4%A')).toBe('')
})

test('remembering and forgetting', () => {
  history.replaceState(null, '', '/login')
  rememberEmail('ann@vega.example')
  expect(rememberedEmail()).toBe('ann@vega.example')
  rememberEmail(null)
  expect(rememberedEmail()).toBe('')
})
