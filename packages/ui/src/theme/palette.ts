type Tuple = [string, string, string, string, string, string, string, string, string, string]

const tuple = (shades: string) => shades.split(' ').map((shade) => `#${shade}`) as Tuple

/** Ten shades each, light to dark. tokens.css holds the same values; a test keeps the two equal. */
export const palette = {
  water: tuple('e8f6fa d0eaf2 a3d5e6 71bed8 45a9c9 2393b6 0b7799 0a617d 084c63 06384a'),
  ink: tuple('f5f7f9 e6eaee cbd3da a7b3bd 7f8e9b 5d6d7b 435260 2a3743 17222c 0b131a'),
  bobber: tuple('fff0ea ffdccf ffb59d ff8a66 fb6539 ee4d1c d43d0e ab300a 822508 5c1a06'),
  lure: tuple('fbffdb f4ffb0 eaff74 dff83a d2ef0f b8d400 93aa00 6d7f00 4c5900 2f3700'),
  kelp: tuple('e9f8ef cdeed9 9edcb5 69c78c 3bb069 1f9853 137d42 0f6435 0c4d29 08361d'),
  amber: tuple('fff6e0 ffe9b8 ffd57a ffc03b f7a80a d98e00 a86a00 855300 653f00 472c00'),
  red: tuple('fff0f0 ffdada ffb1b1 fd8282 f45a5a e43a3a c92525 a31b1b 7c1414 560d0d'),
} as const

/** Mantine reads its `dark` tuple as 0 text … 4 border, 6 card, 7 page. */
export const darkTuple = tuple('e6eaee cbd3da a7b3bd 7f8e9b 5d6d7b 2a3743 17222c 0b131a 080e13 05090d')

export type Tone = 'water' | 'ink' | 'kelp' | 'amber' | 'red' | 'bobber'
