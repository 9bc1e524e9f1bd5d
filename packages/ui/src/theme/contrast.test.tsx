/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { palette } from './palette.ts'

const css = readFileSync(`${import.meta.dirname}/../tokens.css`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }))

function tokensOf(...parts: string[]): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const { selector, body } of blocks) {
    if (selector !== ':root' && !parts.some((part) => selector.includes(part))) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--rl-[\w-]+):\s*([^;]+);/g)) tokens.set(name, value.trim())
  }
  return tokens
}

const light = ["scheme='light'"]
const dark = ["scheme='dark'"]
const environments = {
  light: tokensOf(...light),
  dark: tokensOf(...dark),
  sun: tokensOf(...light, "env='sun'"),
  night: tokensOf(...dark, "env='night'"),
  tv: tokensOf(...dark, "env='tv'"),
}

function colour(tokens: Map<string, string>, name: string): string {
  const value = tokens.get(`--rl-${name}`) ?? ''
  const reference = /^var\(--rl-([\w-]+)\)$/.exec(value)
  return reference?.[1] ? colour(tokens, reference[1]) : value
}

const TONES = ['water', 'ink', 'kelp', 'amber', 'red', 'bobber']
const textPairs: [string, string][] = [
  ['text', 'surface'],
  ['text', 'page'],
  ['text', 'sunken'],
  ['text', 'hover'],
  ['text', 'selected'],
  ['text', 'raised'],
  ['strong', 'surface'],
  ['dimmed', 'surface'],
  ['dimmed', 'page'],
  ['dimmed', 'sunken'],
  ['link', 'surface'],
  ['link', 'page'],
  ...['1', '2', '3'].flatMap((place): [string, string][] => [
    [`podium-${place}`, 'surface'],
    [`podium-${place}`, 'page'],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-live', 'live'],
  ['on-changed', 'changed'],
  ['on-highlight', 'highlight'],
  ['nav-text', 'nav'],
  ['nav-dimmed', 'nav'],
  ['nav-active-text', 'nav-active'],
  ...TONES.flatMap((tone): [string, string][] => [
    [`${tone}-text`, `${tone}-tint`],
    [`${tone}-text`, `${tone}-tint-hover`],
    [`${tone}-text`, 'surface'],
    [`${tone}-text`, 'page'],
    [`${tone}-on`, `${tone}-solid`],
    [`${tone}-on`, `${tone}-solid-hover`],
  ]),
]
const edgePairs: [string, string][] = [
  ['border-strong', 'surface'],
  ['border-strong', 'page'],
  ['focus', 'surface'],
  ['focus', 'page'],
  ...TONES.map((tone): [string, string] => [`${tone}-line`, 'surface']),
]

describe.each(Object.entries(environments))('%s', (_name, tokens) => {
  const ratio = ([front, back]: [string, string]) => contrastRatio(colour(tokens, front), colour(tokens, back))
  test.each(textPairs)('%s on %s can be read (4.5 : 1)', (...pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(4.5))
  test.each(edgePairs)('%s on %s can be seen (3 : 1)', (...pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(3))
})

test('the pairs of the design language have the ratios it promises', () => {
  const { ink, water, kelp, amber, red, bobber } = palette
  const promised: [string, string, number][] = [
    [ink[8], '#ffffff', 16.1],
    [ink[5], '#ffffff', 5.3],
    [ink[4], '#ffffff', 3.4],
    ['#ffffff', water[6], 5.1],
    [water[7], '#ffffff', 7],
    [ink[1], ink[9], 15.5],
    [ink[3], ink[9], 8.8],
    [ink[9], water[3], 9],
    [ink[4], ink[8], 4.8],
    [kelp[7], kelp[0], 6.6],
    [amber[7], amber[0], 6],
    [red[7], red[0], 7],
    [water[7], water[0], 6.3],
    [bobber[7], bobber[0], 6],
    ['#ffffff', bobber[6], 4.7],
    ['#ffd600', '#000000', 14.9],
    ['#005a1e', '#ffffff', 8.5],
    ['#b00000', '#ffffff', 7.4],
    ['#ffffff', '#003b73', 11.2],
    ['#ffb45c', '#000000', 11.9],
    ['#b87a33', '#000000', 5.9],
  ]
  for (const [front, back, least] of promised) expect([front, back, contrastRatio(front, back) >= least - 0.1]).toEqual([front, back, true])
})

test('the palette of Mantine and the palette of the style sheet are the same', () => {
  for (const [name, shades] of Object.entries(palette))
    for (const [shade, value] of shades.entries()) expect(environments.light.get(`--rl-${name}-${shade}`)).toBe(value)
})
