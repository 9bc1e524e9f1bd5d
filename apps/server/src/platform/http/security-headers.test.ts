import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const pictures = (policy = '') => /img-src [^;]*/.exec(policy)?.[0]

test('pictures come from ourselves, and from who draws the maps where the settings name somebody', () => {
  const tiles = { address: 'https://tiles.test:8443/{z}/{x}/{y}.png', credit: '' }
  expect(pictures(securityHeaders()['content-security-policy'])).toBe("img-src 'self' data: blob:")
  expect(pictures(securityHeaders(tiles)['content-security-policy'])).toBe("img-src 'self' data: blob: https://tiles.test:8443")
})
