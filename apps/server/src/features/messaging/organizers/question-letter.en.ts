type Question = { about: string; question: string; name: string; email: string }

/** What a director reads of a question from the page of their tournament or tour. */
export const questionLetter = ({ about, question, name, email }: Question) => ({
  subject: `Question about ${about}`,
  text: `${question}\n\n${name}\n${email}`,
})
