import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './tutorials.en.ts'

export const texts = {
  what: 'los tutoriales',
  watch: 'Tutorial: {name}',
  openVideo: 'Ver el video',
  openPicture: 'Abrir la imagen',
  pictureOf: '{name}: imagen',
  videoOf: '{name}: video',
  place: { tournament: 'Preparar un torneo', season: 'Preparar una temporada', tour: 'Preparar un circuito', none: 'Más tutoriales' },
  table: {
    tutorials: 'Tutoriales',
    all: 'Todos',
    shown: 'Visibles',
    off: 'Ocultos',
    offeredAt: 'Se ve en',
    inTheHelp: 'Solo en la ayuda',
    search: 'Nombre',
    firstUse: 'Todavía no hay tutoriales. Cada uno se ve junto a la parte que explica.',
    add: 'Nuevo tutorial',
    delete: 'Borrar',
    confirmDelete: '¿Borrar {name}?',
    whatDeletingDoes: 'Los directores ya no lo verán.',
    isDeleted: '{name} borrado.',
  },
  sheet: {
    add: 'Nuevo tutorial',
    save: 'Guardar',
    address: 'https://example.com/lanchas.mp4',
    addressText: 'Un .mp4, .webm u .ogg se ve aquí; cualquier otro enlace abre otra pestaña.',
    picture: 'O una imagen',
    text: 'HTML: títulos, párrafos, listas, tablas y enlaces. Las demás etiquetas se quitan; su texto queda.',
    preview: 'Vista previa',
    notAddress: 'Escribe un enlace que empiece con https://, o sube una imagen.',
  },
} satisfies InOtherWords<typeof english>
