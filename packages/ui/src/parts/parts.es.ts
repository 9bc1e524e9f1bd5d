import type { InOtherWords } from '../language/texts.ts'
import type { texts as english } from './parts.en.ts'

export const texts = {
  banner: { dismiss: 'Cerrar' },
  uiAction: { moreActions: 'Más acciones' },
  unsentMark: { savedOnThisDevice: 'Guardado en este aparato' },
} satisfies InOtherWords<typeof english>
