import { expect, test } from 'vitest'
import { imageKindOf } from './image-kind.ts'

const base64 = (...bytes: (string | number)[]) =>
  btoa(`${bytes.map((one) => (typeof one === 'number' ? String.fromCharCode(one) : one)).join('')}more of the picture`)

test('a picture is known by its bytes', () => {
  expect(imageKindOf(base64(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg')
  expect(imageKindOf(base64(0x89, 'PNG\r\n', 0x1a, '\n', 0))).toBe('image/png')
  expect(imageKindOf(base64('GIF89a'))).toBe('image/gif')
  for (const length of [0, 0x7f, 0xff]) expect(imageKindOf(base64('RIFF', length, length, length, length, 'WEBPVP8 '))).toBe('image/webp')
})

test('what is no picture of ours is none, whatever it says', () => {
  for (const text of [
    '<svg onload="x">',
    'xx\xff\xd8\xff',
    'xxx\x89PNG\r\n\x1a\n',
    'xxxGIF89a',
    'xxxGIF87a',
    'xxxRIFFaaaaWEBP',
    '%PDF-1.7',
    'MZ',
    'RIFFaaaaWAVE',
    'GIF90a',
    '',
  ])
    expect(imageKindOf(base64(text))).toBeNull()
  for (const text of ['AAAA/9j/4AAQ', 'AAAAiVBORw0KGgo']) expect(imageKindOf(text)).toBeNull()
})
