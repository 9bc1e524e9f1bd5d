import type { InOtherWords } from '../language/texts.ts'
import type { texts as english } from './table.en.ts'

export const texts = {
  bulkBar: {
    selectedRows: 'Filas elegidas',
    selected: '{count, plural, one {# elegida} other {# elegidas}}',
    selectAll: 'Elegir las {total, number}',
    clearSelection: 'Quitar la selección',
  },
  cards: { select: 'Elegir', selectRow: 'Elegir {row}', moreFor: 'Más para {row}' },
  filters: { views: 'Vistas', filter: 'Filtro', clearFilters: 'Quitar filtros', removeFilter: 'Quitar el filtro {filter}' },
  footer: {
    all: 'Todas',
    rows: 'Filas',
    loading: 'Cargando',
    range: '{from}–{to} de {total}',
    rangeOfAbout: '{from}–{to} de unas {total}',
    pagesOf: '{list}, páginas',
    previousPage: 'Página anterior',
    pageNumber: 'Página {page, number}',
    nextPage: 'Página siguiente',
  },
  grid: { selectAllOnThisPage: 'Elegir todas las de esta página', actions: 'Acciones' },
  nothing: {
    noneYet: 'Todavía no hay nada: {things}.',
    noneMatch: 'Nada coincide con {terms}: {things}.',
    noneInThisView: 'No hay {things} en esta vista.',
    filters: '{count, plural, one {# filtro} other {# filtros}}',
    and: ' y ',
    clearFilters: 'Quitar filtros',
    clearSearch: 'Borrar la búsqueda',
    showAll: 'Ver todo',
  },
  parts: { yes: 'Sí', no: 'No' },
  row: { selectRow: 'Elegir {row}', moreFor: 'Más para {row}' },
  toolbar: {
    export: 'Exportar',
    csvWhatYouSee: 'CSV · lo que ves',
    search: 'Buscar',
    searchIn: 'Buscar: {list}',
    clearSearch: 'Borrar la búsqueda',
    columnsAndDensity: 'Columnas y tamaño',
    columns: 'Columnas',
    density: 'Tamaño',
    densities: { comfortable: 'Cómodo', compact: 'Compacto', touch: 'Grande' },
  },
  savedViewChips: {
    deleteView: 'Borrar la vista {view}',
    saveThisView: 'Guardar esta vista',
    nameOfView: 'Nombre de la vista',
    saveView: 'Guardar la vista',
  },
} satisfies InOtherWords<typeof english>
