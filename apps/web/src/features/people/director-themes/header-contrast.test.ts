import { GRADIENTS, SCHEMES, wornTheme } from '@ramplight/domain/content/board-theme'
import { expect, test } from 'vitest'
import { headerContrast, LEAST_CONTRAST } from './header-contrast.ts'

test('LAW: whatever a director chooses, the text of the header is read, by day and in the dark', () => {
  for (const headerGradient of GRADIENTS)
    for (const headerImage of [null, '/uploads/themes/snow.png'])
      for (const scheme of SCHEMES) {
        const theme = { headerGradient, backgroundGradient: headerGradient, headerImage }
        expect([headerGradient, headerImage, scheme, headerContrast(theme, scheme) >= LEAST_CONTRAST]).toEqual([
          headerGradient,
          headerImage,
          scheme,
          true,
        ])
      }
})

test('a picture has a veil under the text; one that lies elsewhere is not worn, and writes nothing into a style', () => {
  const look = (headerImage: string) =>
    wornTheme({ headerGradient: 'cotton candy', backgroundGradient: 'red', headerImage }, 'light', { header: 960, ground: 400 })
  expect(look('/uploads/themes/shore_1.png')).toEqual({
    header:
      'linear-gradient(rgb(0 0 0/0.55),rgb(0 0 0/0.55)),url("/uploads/themes/shore_1.png?w=960") 50%/cover no-repeat,linear-gradient(90deg,#ffc4dd,#bfe3ff)',
    text: '#ffffff',
    ground: 'linear-gradient(160deg,#ffdada,#f58a8a)',
  })
  for (const elsewhere of ['https://lake.test/fork.jpg', '/uploads/a.png")}</style><script>', '/api/users/'])
    expect(look(elsewhere)).toMatchObject({ header: 'linear-gradient(90deg,#ffc4dd,#bfe3ff)', text: '#0b131a' })
})
