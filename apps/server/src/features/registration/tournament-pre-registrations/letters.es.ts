import type { texts as english } from './letters.en.ts'

export const texts: typeof english = {
  youAreIn: {
    subject: (name) => `Estás dentro de ${name}`,
    text: (name) =>
      `Se liberó un lugar: ya estás en ${name}. Paga en la rampa. Si no puedes ir, por favor avisa, y el siguiente de la lista recibe tu lugar.`,
  },
}
