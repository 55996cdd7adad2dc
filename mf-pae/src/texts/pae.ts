import { formatCredits, plural, withDe } from 'shared-contract/base/french';
import { APPEAL_DAYS } from 'shared-contract/base/limits';
import { once } from 'shared-contract/base/memoize';

export { formatCredits as inCredits };

const inList = /* @__PURE__ */ once(() => new Intl.ListFormat('fr', { type: 'conjunction' }));

/** Every sentence of the annual programme that the specifications do not quote. */
export const TEXTS = {
  title: 'Mon PAE',
  leadBefore: 'Choisissez vos cours de ',
  leadAfter:
    '\u00a0: c’est votre programme annuel (PAE). Votre gestionnaire de dossier le relit, puis vous le signez.',
  anyYear: '2000-2001',
  savedAt: (time: string) => `Sauvegardé le ${time}`,
  savedNever: 'Pas encore sauvegardé',
  unsaved: 'Modifications non sauvegardées, gardées en brouillon',
  unsafe: 'La sauvegarde automatique n’a pas réussi\u00a0: utilisez «\u00a0Sauvegarder\u00a0»',
  restored: 'Vos derniers choix sont là',
  restoredText: 'Ils n’étaient pas encore sauvegardés. Vérifiez-les, puis sauvegardez.',
  viewing: 'Vous consultez ce programme\u00a0: rien ne peut y être modifié.',
  amend: 'Votre coordination vous demande de modifier ce programme',
  firstTitle: 'Terminez d’abord votre réinscription',
  first: 'Quelques étapes restent à parcourir avant de composer votre programme.',
  firstAction: 'Continuer ma réinscription',
  refusedTitle: 'Votre réinscription est refusée',
  refused: `Selon les règles de financement des études, vous n’êtes plus finançable. Un recours est possible dans les ${APPEAL_DAYS} jours calendrier.`,
  refusedAction: 'Voir la décision et le recours',
  emptyTitle: 'Aucune unité à choisir',
  empty: 'Votre programme ne contient encore aucune unité. Contactez votre gestionnaire de dossier.',
  errorTitle: 'Votre programme n’a pas pu être chargé',
  changed: 'Votre programme a changé dans une autre fenêtre',
  changedText: 'La page montre maintenant la version la plus récente.',
  lost: {
    title: 'Vos choix faits ici n’ont pas été sauvegardés',
    text: 'Votre programme a été sauvegardé entre-temps dans une autre fenêtre, et la page montre cette version. Vos choix sont gardés\u00a0:',
    added: (names: string[]) => `choisir ${inList().format(names)}`,
    removed: (names: string[]) => `retirer ${inList().format(names)}`,
    refused: (names: string[]) => `ne peut plus être choisi\u00a0: ${inList().format(names)}`,
    comment: (words: string) => `votre commentaire\u00a0: «\u00a0${words}\u00a0»`,
    retake: 'Reprendre mes choix',
    abandon: 'Les abandonner',
  },
  unsent: {
    title: 'Des choix faits dans une autre fenêtre n’ont pas été envoyés',
    text: 'Le programme soumis ne les contient pas. Ils sont gardés trente jours, et vous seront proposés si votre gestionnaire vous rend le programme\u00a0:',
  },
  reenrolledTitle: 'Votre réinscription est enregistrée',
  reenrolled: 'Choisissez vos cours, puis soumettez votre programme.',
  notOpen:
    'Vous n’avez pas de programme à composer sur le portail\u00a0: le secrétariat vous inscrit lui-même. Vous n’avez rien d’autre à faire.',
  notOpenAction: 'Retour à l’accueil',
  skip: 'Aller à ma sélection, pour sauvegarder ou soumettre',
  legend: 'Légende',
  summary: {
    title: 'Ma sélection',
    chosen: 'crédits choisis',
    chosenOne: 'crédit choisi',
    gauge: (credits: number) => `${formatCredits(credits)} sur 60 conseillés`,
    min: (min: number) => `min. ${min}`,
    max: (max: number) => `max. ${max}`,
    advised: '60 conseillés',
    list: 'Unités choisies, par code',
    empty: 'Aucune unité choisie pour l’instant.',
    unticked: 'décochée, ne compte pas',
    undo: 'Annuler',
    redo: 'Rétablir',
    nothingToUndo: 'Aucun choix à annuler',
    nothingToRedo: 'Aucun choix à rétablir',
    whatIf: 'Et si je réussis…',
    bar: 'Crédits choisis',
    warnings: (count: number) => `${count} ${plural(count, 'avertissement', 'avertissements')}`,
    emptyBar: 'Choisissez une unité',
    limits: (min: number | null, max: number | null) =>
      [min === null ? '' : `min. ${min}`, max === null ? '' : `max. ${max}`].filter(Boolean).join(' – '),
    open: 'Ma sélection',
    hasComment: 'Un commentaire est joint.',
  },
  unit: {
    credits: (ects: number) => plural(ects, 'crédit', 'crédits'),
    chosen: 'Dans le programme',
    preselected: 'Présélectionnée',
    unticked: 'Décochée par vous',
    untickedText: 'Elle était présélectionnée. Cochez pour la reprendre.',
    corequisite: 'Corequis manquant',
    incompatible: 'Incompatible',
    closed: 'Non accessible',
    validated: 'Crédits validés',
    exempted: 'Dispensée',
    locked: 'Obligatoire',
    option: 'Option',
    why: 'Pourquoi\u202f?',
    sheet: 'Fiche',
    sheetOf: (label: string) => ` ${withDe(label)}`,
    levelCount: (credits: number) => `${formatCredits(credits)} ${plural(credits, 'choisi', 'choisis')}`,
    acquired: (count: number) => `${count}\u00a0${plural(count, 'unité acquise', 'unités acquises')}`,
    prerequisites: (names: string[]) =>
      `${names.length < 2 ? 'Prérequis' : 'Prérequis manquants'}\u00a0: ${inList().format(names)}.`,
    rivals: (names: string[]) => `Vous avez choisi ${inList().format(names)}.`,
    together: (names: string[]) => `Se suit avec ${inList().format(names)}.`,
    missing: (names: string[]) =>
      `Se suit avec ${inList().format(names)}, ${plural(names.length, 'qui n’est pas encore', 'qui ne sont pas encore')} dans votre PAE.`,
    repeated: (names: string[]) => `Vous avez déjà acquis ${inList().format(names)}.`,
  },
  why: {
    validated:
      'Ces crédits sont déjà acquis\u00a0: l’unité ne se choisit plus et ne compte pas dans cette année.',
    exempted:
      'Une dispense vous est accordée\u00a0: l’unité ne se choisit pas et ne compte pas dans cette année.',
    locked: 'L’école a inscrit cette unité à votre programme\u00a0: elle ne peut pas être retirée.',
    closed: 'L’école n’ouvre pas cette unité à votre programme cette année.',
    prerequisite: (names: string[]) =>
      names.length === 1
        ? `Le prérequis ${names[0]} n’est pas encore acquis. Cette unité vous sera ouverte dès qu’il le sera.`
        : `Les prérequis ${inList().format(names)} ne sont pas encore acquis. Cette unité vous sera ouverte dès qu’ils le seront.`,
    incompatible: (names: string[]) =>
      `Vous avez choisi ${inList().format(names)}\u00a0: une seule de ces unités peut être suivie.`,
    repeated: (names: string[]) =>
      `Vous avez déjà acquis ${inList().format(names)}, incompatible avec cette unité\u00a0: les mêmes crédits ne se comptent pas deux fois.`,
    stuck: 'Cette unité ne peut pas être retirée\u00a0: le remplacement n’est pas possible.',
    swap: (names: string[]) => `La choisir à la place ${withDe(inList().format(names))}`,
    ask: 'Une question\u202f? ',
    manager: ', gestionnaire de dossier.',
  },
  warnings: {
    title: 'Avertissements',
    none: 'Rien à signaler\u00a0: votre programme respecte les règles.',
    belowMin: (missing: string) =>
      `Ajoutez ${missing}, ou expliquez votre choix avec «\u00a0Commenter\u00a0».`,
    belowMinShort: (missing: string, min: number) => `${missing} sous le minimum de ${min}`,
    excess: (chosen: string, excess: string) => `Vous avez choisi ${chosen}\u00a0: ${excess} de trop.`,
    excessShort: (excess: string, max: number) => `${excess} au-delà du maximum de ${max}`,
    ceiling: 'Plus de 60 crédits\u00a0: un risque pour votre finançabilité',
    ceilingText: (excess: string) =>
      `Vous dépassez 60 crédits de ${excess}. Des crédits non réussis peuvent compter contre vous l’an prochain.`,
    ceilingShort: (excess: string) => `${excess} au-delà de 60\u00a0: risque pour la finançabilité`,
    remove: (names: string[]) => `Retirer ${inList().format(names)}`,
    corequisite: 'Un corequis manque',
    corequisiteText: (unit: string, other: string) =>
      `${unit} se suit avec ${other}, qui n’est pas encore dans votre PAE.`,
    corequisiteShort: (requisite: string, unit: string) => `${requisite} manque, corequis ${withDe(unit)}`,
    corequisiteClosed: 'Cette unité ne peut pas être ajoutée pour l’instant.',
    add: (name: string) => `Ajouter ${name}`,
    goTo: 'Voir cette unité',
    ruleMin: (min: number) => `Règle\u00a0: un programme compte au moins ${formatCredits(min)}.`,
    ruleMax: (max: number) => `Règle\u00a0: l’école a fixé votre maximum à ${formatCredits(max)}.`,
    ruleCeiling: 'Règle\u00a0: une année d’études compte 60 crédits.',
    ruleCorequisite:
      'Règle\u00a0: des unités corequises se suivent la même année, sauf si l’une est déjà acquise.',
    facts: (credits: number) => `Votre sélection compte ${formatCredits(credits)}.`,
  },
  comment: {
    label: 'Votre message au gestionnaire de dossier',
    hint: 'Expliquez un choix, posez une question. Il sera envoyé avec votre programme.',
    cancel: 'Annuler',
    begun: 'Un commentaire commencé n’est pas encore joint\u00a0: terminez-le avec «\u00a0Commenter\u00a0».',
  },
  submit: {
    title: 'Soumettre mon programme\u202f?',
    credits: 'Crédits',
    units: 'Unités',
    final: 'Après l’envoi, vous ne pourrez plus modifier votre programme sans votre gestionnaire de dossier.',
    under: (year: number) => `Attention\u00a0: votre programme compte moins de ${formatCredits(year)}.`,
    warnings: (count: number) =>
      `${count}\u00a0${plural(count, 'avertissement subsiste, qui n’empêche', 'avertissements subsistent, qui n’empêchent')} pas l’envoi\u00a0:`,
  },
  submitted: {
    mail: 'Une notification vous dira quand le signer ou le modifier.',
    date: (day: string) => `Soumis le ${day}.`,
    home: 'Retour à l’accueil',
    receipt: 'Voir le reçu',
    content: 'Le programme annuel (PAE) soumis',
    total: 'Total',
  },
  whatIf: {
    title: 'Et si je réussis…',
    text: 'Cochez ce que vous pensez réussir. Rien n’est enregistré\u00a0: ce calcul est pour vous.',
    list: 'Unités que je réussis',
    before: 'Déjà acquis',
    earned: 'Gagnés cette année',
    after: 'À la fin de l’année',
    opened: 'S’ouvriront l’an prochain',
    kept: 'Resteront fermées',
    close: 'Fermer',
    empty: 'Choisissez d’abord des unités.',
  },
  say: {
    added: (names: string[], total: string) =>
      `${plural(names.length, 'Ajoutée', 'Ajoutées')}\u00a0: ${inList().format(names)}. ${total} au total.`,
    removed: (names: string[], total: string) =>
      `${plural(names.length, 'Retirée', 'Retirées')}\u00a0: ${inList().format(names)}. ${total} au total.`,
    changed: (total: string) => `Sélection modifiée. ${total} au total.`,
    notNow: (name: string) => `${name} ne peut pas être modifiée\u00a0: lisez «\u00a0Pourquoi\u00a0».`,
  },
} as const;
