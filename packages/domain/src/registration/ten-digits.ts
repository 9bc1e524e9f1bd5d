/** The last ten digits, however the number was typed (A06). */
export const tenDigits = (phone: string): string => phone.replace(/\D/g, '').slice(-10)
