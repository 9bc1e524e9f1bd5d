import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './sponsors.en.ts'

export const texts = {
  table: {
    sponsors: 'Patrocinadores',
    search: 'Buscar patrocinadores',
    all: 'Todos',
    active: 'Activos',
    firstUse: 'Todavía no hay patrocinadores. Agrega las empresas que apoyan tus torneos.',
    add: 'Agregar patrocinador',
  },
  sheet: {
    add: 'Agregar patrocinador',
    save: 'Guardar patrocinador',
    linkExample: 'https://www.example.com',
    ownBook: 'Sin circuito',
    pictureText: 'Para las páginas de tus torneos y lo que imprimes.',
    statusText: 'Los patrocinadores activos son públicos. Su correo, lo que pagan y las notas, nunca.',
  },
  shape: { Landscape: 'Horizontal', Portrait: 'Vertical', Square: 'Cuadrada' },
  status: { Inactive: 'Inactivo', Pending: 'Pendiente', Active: 'Activo' },
} satisfies InOtherWords<typeof english>
