import type { InOtherWords } from '../language/texts.ts'
import type { texts as english } from './dialogs.en.ts'

export const texts = {
  askInDialog: { concerned: 'Afecta a' },
  askWords: { words: 'Tus palabras', useCustom: 'Usar las mías' },
  recentToasts: {
    recentMessagesNew: 'Mensajes recientes, hay nuevos',
    recentMessages: 'Mensajes recientes',
    recent: 'Recientes',
    nothingYet: 'Todavía nada.',
  },
  sideSheet: {
    leaveWithoutSaving: '¿Salir sin guardar?',
    whatYouTypedHere: 'Lo que escribiste aquí no está guardado.',
    discardChanges: 'Descartar los cambios',
    stay: 'Quedarme',
  },
  toasts: { dismiss: 'Cerrar', errorTitle: 'Error:', undo: 'Deshacer', error: 'Error: {text}' },
} satisfies InOtherWords<typeof english>
