import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './advertisers.en.ts'

export const texts = {
  table: {
    advertisers: 'Anunciantes',
    search: 'Buscar anunciantes',
    all: 'Todos',
    shown: 'Visible',
    off: 'Oculto',
    when: 'Contado',
    counts: 'vistas y clics',
    views: 'Vistas',
    clicks: 'Clics',
    rate: 'Tasa de clics',
    at: '{what}, {place}',
    firstUse: 'La tarjeta de un anunciante sale en uno de cada cuatro lugares entre los torneos.',
    add: 'Agregar anunciante',
    delete: 'Borrar',
    confirmDelete: '¿Borrar {name}?',
    whatDeletingDoes: 'Su tarjeta desaparece de entre los torneos. Para ocultarla un tiempo, desactiva Visible.',
    isDeleted: 'Se borró {name}.',
  },
  place: {
    'tournament search': 'Búsqueda de torneos',
    'tournaments list': 'Lista de torneos',
    everywhere: 'En todas partes',
    unsaid: 'No se sabe dónde',
  },
  tile: { views: '{views, plural, one {# vista} other {# vistas}}', clicks: '{clicks, plural, one {# clic} other {# clics}}' },
  sheet: {
    add: 'Agregar anunciante',
    save: 'Guardar anunciante',
    urlExample: 'https://www.example.com',
    urlText: 'A dónde lleva la tarjeta.',
    emailText: 'Para nosotros; nadie más lo ve.',
    keyExample: 'lake-fork-marina',
    keyText: 'Su nombre para otros programas. Letras, números y guiones.',
    pictureText: 'En la tarjeta, junto al nombre.',
    activeText: 'Desactivado: la tarjeta no se ve. Sus vistas y clics se quedan.',
  },
} satisfies InOtherWords<typeof english>
