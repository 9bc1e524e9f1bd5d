import type { InOtherWords } from '../language/texts.ts'
import type { texts as english } from './frame.en.ts'

export const texts = {
  appShellFrame: { main: 'Principal', skipToContent: 'Ir al contenido', home: 'Inicio' },
  impersonationStrip: { actingAsSomebodyElse: 'Actúas como otra persona', youAct: 'Actúas como <b>{name}</b>', goBack: 'Volver' },
  searchTrigger: { searchOrGo: 'Buscar o ir a…', search: 'Buscar' },
  sideNav: { home: 'Inicio', widenNavigation: 'Ampliar el menú', narrowNavigation: 'Reducir el menú', needs: 'Necesita {locked}' },
  syncPill: {
    needs: '{count, number} por decidir',
    live: 'Al día',
    checking: 'Revisando…',
    asking: 'Preguntando · {count, number}',
    askingTheServer: 'Preguntando al servidor… · {count, number}',
    saving: 'Guardando…',
    here: '{count, number} aquí',
    onThisDevice: '{count, number} en este aparato',
    offlineWith: 'Sin señal · {count, number}',
    offline: 'Sin señal',
    offlineAllChanges: 'Sin señal. Todo se guarda aquí{count}',
    hereWith: 'Aquí · {count, number}',
    onlyHere: 'Solo aquí',
    onlyOnThisDevice: 'Solo en este aparato{count}',
  },
} satisfies InOtherWords<typeof english>
