import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './values.en.ts'

export const texts = {
  flight: 'Grupo {number, number}',
  entryName: { noAngler: 'Sin pescador', boatInSentence: 'lancha {number} ({anglers})', boat: 'Lancha {number} ({anglers})' },
  typedWeight: {
    moreThanAnyScaleReads: '{value} es más de lo que marca una báscula. Borra un dígito.',
    example: '{unit, select, lb_oz {Las onzas van de 0 a 15, como en 1-08} in {Un número, como 1.50} other {Un número, como 1.25}}',
    spoken:
      '{sign, select, minus {menos } other {}}{pounds, plural, one {# libra} other {# libras}} {ounces, plural, one {# onza} other {# onzas}}',
    spokenNumber: '{number} {unit, select, kg {kilogramos} in {pulgadas} other {libras}}',
    tooManyDigits: '{value} tiene demasiados dígitos: detrás del punto van {decimals, number}.',
  },
} satisfies InOtherWords<typeof english>
