/** What a tournament needs of people and tours. A door of its own: those need the tournament itself. */
export { type Book, booksOf, type PeopleToName, peopleInBookOf, peopleToName } from './people-to-name.ts'
