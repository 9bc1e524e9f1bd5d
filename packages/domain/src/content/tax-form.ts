/** A W-9 has a tax number in it. It is known by its name, as whoever asks for it writes it. */
export const isTaxForm = (label: string): boolean => /\bw-?9\b/i.test(label)
