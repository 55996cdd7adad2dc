/** The database was brought up to date by a later release; the message is for the operator. */
export class SchemaNewer extends Error {
  /** Nothing that this process could try again helps: another release has to be started. */
  readonly exitCode = 5;

  constructor(unknown: number, schema: string) {
    const many = unknown > 1;
    super(
      `La base de données est celle d’une version plus récente du portail\u00a0: elle a reçu ${unknown} migration${many ? 's' : ''} que cette version ne connaît pas (la dernière qu’elle connaît est ${schema}). ` +
        'Démarrez la version qui a mis la base à jour, ou une plus récente\u00a0; pour revenir en arrière, restaurez la sauvegarde d’avant la mise à jour (docs/exploitation.md).',
    );
  }
}
