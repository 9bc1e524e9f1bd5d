import { expect, test } from 'vitest'
import { parseWeight } from './parse-weight.ts'
import { weightMeant } from './weight-meant.ts'

const said = (typed: string) => weightMeant(typed).map(({ says }) => says)

test('half a pound is eight ounces', () => {
  expect(said('0.5')).toEqual(['0.5 lb is 0-08'])
  expect(said(' .25 ')).toEqual(['.25 lb is 0-04'])
  expect(said('1,5')).toEqual(['1.5 lb is 1-08'])
})

test('a whole number can be pounds or ounces; sixteen ounces are a pound already', () => {
  expect(said('8')).toEqual(['8 lb is 8-00', '8 oz is 0-08'])
  expect(said('16')).toEqual(['16 lb is 16-00'])
})

test('what is no number is not guessed at', () => {
  expect(['', 'abc', '1-17', '-2', '1.2.3', '.', '1234'].flatMap(said)).toEqual([])
})

test('the text that is offered reads as the weight it stands for', () => {
  for (const typed of ['0.5', '3', '12.75', '999'])
    for (const { text, value } of weightMeant(typed)) expect(parseWeight({ value: text, format: 'lb-oz' })).toEqual({ weight: value })
})
