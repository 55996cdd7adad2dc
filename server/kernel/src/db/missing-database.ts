/** A command that only works on what is there found no database where it was told to look; none was made. */
export class MissingDatabase extends Error {
  constructor(readonly directory: string) {
    super(
      `Il n’y a pas de base dans ${directory} (DATA_DIR)\u00a0: rien n’a été fait. Voyez ce chemin, ou donnez l’adresse de la base (DATABASE_URL).`,
    );
  }
}
