import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './spots.en.ts'

export const texts = {
  spots:
    '{left, plural, =0 {Lleno.} one {Queda un lugar.} other {Quedan # lugares.}} {most, plural, one {Un lugar} other {# lugares}}: {entered, plural, one {# lancha inscrita} other {# lanchas inscritas}}{held, plural, =0 {} one {, # lugar apartado} other {, # lugares apartados}}.{waiting, plural, =0 {} one { Una lancha en lista de espera.} other { # lanchas en lista de espera.}}',
} satisfies InOtherWords<typeof english>
