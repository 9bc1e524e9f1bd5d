import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './palette.en.ts'

export const texts = {
  commandPalette: {
    searchIsNotHereYet: 'La búsqueda todavía no está en este aparato, y no tienes señal.',
  },
  paletteDialog: {
    whatCanBeFound: 'Torneo, número de lancha, pescador, página',
    searchOrGoTo: 'Buscar o ir a',
    found: 'Encontrado',
    nothingFound: 'Nada coincide. Prueba con parte de un nombre o un número de lancha.',
  },
  paletteItems: {
    angler: 'Pescador',
    newTournament: 'Nuevo torneo',
    weighIn: 'Pesar',
    addEntry: 'Agregar una inscripción',
    drawBoatNumbers: 'Sortear números de lancha',
    results: 'Resultados',
    showPublicLeaderboard: 'Ver la tabla pública',
  },
  shortcutsSheet: {
    searchOrGoTo: 'Buscar o ir a',
    searchInList: 'Buscar en la lista',
    newTournament: 'Nuevo torneo',
    saveForm: 'Guardar un formulario',
    sectionOfForm: 'En un formulario: sección siguiente o anterior',
    takeBack: 'Deshacer lo último',
    theseKeys: 'Ver estos atajos',
    closeWhatLiesOnTop: 'Cerrar la ventana de arriba',
    keyboard: 'Atajos del teclado',
    keysOfOneLetter: 'Teclas de una letra',
    turnThemOffIf: 'Desactívalas si usas control por voz.',
  },
  tableKeys: {
    row: 'En una lista: fila siguiente o anterior',
    open: 'Abrir la fila',
    choose: 'Elegir la fila',
    range: 'Elegir varias filas',
    all: 'Elegir todas las filas de la página',
    filter: 'Filtrar la lista',
    export: 'Exportar la lista',
    page: 'Página anterior o siguiente',
  },
  usePalette: {
    recent: 'Recientes',
    actions: 'Acciones',
    goTo: 'Ir a',
    boats: 'Lanchas',
    tournaments: 'Torneos',
    anglers: 'Pescadores',
  },
} satisfies InOtherWords<typeof english>
