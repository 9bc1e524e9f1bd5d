import { describe, expect, test } from 'vitest'
import { mediaKindOf, storedPath, uniqueFileName } from './upload-rules.ts'

const made = { at: 1_798_000_000_000, id: '65f1c0ffee65f1c0ffee0001', extension: 'webp' }

describe('the name of a stored file', () => {
  test.each([
    ['Lily Reyes (1).jpg', 'LilyReyes1_1798000000000_65f1c0ffee65f1c0ffee0001.webp'],
    ['../../etc/passwd', 'passwd_1798000000000_65f1c0ffee65f1c0ffee0001.webp'],
    ['C:\\docs\\waiver.pdf', 'waiver_1798000000000_65f1c0ffee65f1c0ffee0001.webp'],
    ['.htaccess', 'file_1798000000000_65f1c0ffee65f1c0ffee0001.webp'],
    ['シャッド.png', 'file_1798000000000_65f1c0ffee65f1c0ffee0001.webp'],
    ['a.php.png', 'aphp_1798000000000_65f1c0ffee65f1c0ffee0001.webp'],
    ['x"; filename="y.html', 'xfilenamey_1798000000000_65f1c0ffee65f1c0ffee0001.webp'],
    ['', 'file_1798000000000_65f1c0ffee65f1c0ffee0001.webp'],
  ])('of %j is %j', (given, stored) => {
    expect(uniqueFileName(given, made)).toBe(stored)
  })

  test('stands below its folder, or below /uploads', () => {
    expect(storedPath('lake-fork/waivers', 'a.pdf')).toBe('/uploads/lake-fork/waivers/a.pdf')
    expect(storedPath(undefined, 'a.pdf')).toBe('/uploads/a.pdf')
  })
})

test.each([
  ['/uploads/tour.MP4', 'video'],
  ['clip.webm', 'video'],
  ['clip.ogg?t=2', 'video'],
  ['a.jpeg', 'image'],
  ['a.jpg', 'image'],
  ['a.gif', 'image'],
  ['a.png#x', 'image'],
  ['a.bmp', 'image'],
  ['https://lake.test/page', 'link'],
  ['a.pdf', 'link'],
  ['', 'link'],
])('%s is a %s', (address, kind) => {
  expect(mediaKindOf(address)).toBe(kind)
})
