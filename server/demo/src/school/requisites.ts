/** What units ask for, by code: [unit, what it asks for]. Ours, after the units' titles. */
export const PREREQUISITES: readonly (readonly [string, string])[] = [
  ['LECGE1212', 'LECGE1115'],
  ['LECGE1222', 'LECGE1115'],
  ['LECGE1224', 'LECGE1114'],
  ['LECGE1230', 'LECGE1112'],
  ['LINGE1113', 'LINGE1114'],
  ['MCOMU1211', 'MCOMU1101'],
  ['LECGE1221', 'LESPO1122'],
  ['LESPO1321', 'LESPO1113'],
  ['LECGE1316', 'LECGE1224'],
  ['LECGE1332', 'LECGE1219'],
  ['MGEST1325', 'LECGE1219'],
  ['LINGE1322', 'LINGE1225'],
  ['LECGE1335', 'LECGE1224'],
  ['LECGE1330', 'LECGE1222'],
  ['LECGE1331', 'LECGE1212'],
  ['MQANT1326', 'LECGE1230'],
  ['2BAEL20', '1BAEM10'],
  ['2BAIN20', '1BAIC10'],
  ['2BARM20', '1BAST10'],
  ['3BEEE30', '2BAEO20'],
  ['3BEEN30', '2BEEA20'],
  ['3BEPI30', '2BEPI20'],
];

/** Units that are followed together or were passed before. */
export const COREQUISITES: readonly (readonly [string, string])[] = [
  ['LINGE1113', 'LECGE1224'],
  ['LINGE1225', 'LECGE1215'],
  ['LECGE1316', 'LECGE1335'],
  ['LESPO1321', 'LECGE1216'],
  ['3BEPI30', '3BEPO30'],
  ['3BEPE30', '3BEAL30'],
  ['MLSMM2201', 'MLSMM2200'],
  ['LDEMO2402', 'LSOC2095'],
  ['LSOC2095', 'LDEMO2402'],
];

/** Units of the same matter, of which one is followed. */
export const INCOMPATIBILITIES: readonly (readonly [string, string])[] = [
  ['LECGE1316', 'LINGE1221'],
  ['LECGE1321', 'MGEST1323'],
];
