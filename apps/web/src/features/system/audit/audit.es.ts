import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './audit.en.ts'

export const texts = {
  changeSheet: {
    noFieldsChanged: 'No cambió ningún campo.',
    field: 'Campo',
    before: 'Antes',
    after: 'Después',
  },
  historyNeedsInternet: {
    needsInternet: 'Necesita internet',
    historyIsOnTheServer:
      'El historial está en el servidor. Lo que cambies ahora se guarda en este aparato y se agrega cuando vuelvas a estar en línea.',
  },
  historyTable: {
    system: 'Sistema',
    what: 'Qué',
    change: 'Cambio',
    who: 'Quién',
    when: 'Cuándo',
    device: 'Aparato',
    kind: 'Tipo',
    history: 'Historial',
    search: 'Buscar qué, quién, aparato',
    firstUse: 'Todavía no hay cambios.',
  },
  actions: {
    created: 'creado',
    changed: 'cambiado',
    deleted: 'borrado',
    restored: 'recuperado',
    merged: 'unido',
    erased: 'borrado del todo',
    finalized: 'finalizado',
    reopened: 'reabierto',
    drew: 'sorteado',
    weighed: 'pesado',
    corrected: 'corregido',
    voided: 'anulado',
    'came-late': 'llegó después de los resultados oficiales',
    exported: 'exportado',
    'signed-in': 'entró',
    'signed-out': 'salió',
  },
} satisfies InOtherWords<typeof english>
