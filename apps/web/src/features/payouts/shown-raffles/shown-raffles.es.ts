import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as en } from './shown-raffles.en.ts'

export const texts: InOtherWords<typeof en> = {
  list: {
    title: 'Rifas',
    price: '{price} por boleto',
    free: 'Gratis',
    sold: '{sold, plural, =0 {Ningún boleto vendido} one {1 boleto vendido} other {# boletos vendidos}}',
    mine: 'Tus boletos: {numbers}',
    won: 'Ganaste',
    winner: 'Ganó el boleto {number}',
  },
  proof: {
    title: 'Cómo comprobar este sorteo',
    before:
      'El ganador sale de un número secreto que se creó antes de vender el primer boleto. Esta es su huella (SHA-256). El secreto se muestra con el ganador, y antes nadie puede cambiarlo:',
    fingerprint: 'Huella',
    seed: 'Secreto',
    numbers: 'Boletos en el sorteo',
    passedOver: 'No estaba cuando lo llamaron',
    rule: 'La huella es el SHA-256 del secreto. Cada boleto tiene el SHA-256 de “secreto:número”, y gana el boleto con el más pequeño. Si el ganador no está presente, gana el siguiente más pequeño.',
    takenBack: '{draws, plural, one {Se deshizo 1 sorteo anterior.} other {Se deshicieron # sorteos anteriores.}}',
    byHand: 'El ganador se eligió a mano, así que este sorteo no se puede comprobar.',
    check: 'Comprobar en este aparato',
    right: 'Comprobado: la huella coincide, y el boleto {number} gana según esta regla.',
    wrong: 'Esto no cuadra: el boleto {number} no ganó según esta regla.',
    cannot: 'Este navegador no puede calcularlo aquí. Cualquier calculadora de SHA-256 puede.',
  },
}
