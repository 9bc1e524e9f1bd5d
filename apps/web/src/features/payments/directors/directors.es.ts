import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './directors.en.ts'

export const texts = {
  who: 'Directores',
  example: 'Nombre o correo',
  nobody: 'Ningún director con ese nombre',
} satisfies InOtherWords<typeof english>
