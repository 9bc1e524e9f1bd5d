export const FindTournamentsPage = () => <h1>Find tournaments</h1>
