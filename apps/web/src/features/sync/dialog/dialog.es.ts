import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './dialog.en.ts'

export const texts = {
  syncDialog: {
    ask: 'Hay cambios sin sincronizar',
    running: 'Sincronizando',
    later: 'Después',
    close: 'Cerrar',
    syncNow: 'Sincronizar ahora',
    youHaveUpdatesSince: 'Tienes cambios desde la última sincronización',
    toSend: '{changes} por enviar',
  },
} satisfies InOtherWords<typeof english>
