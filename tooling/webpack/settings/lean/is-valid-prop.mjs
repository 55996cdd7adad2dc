/** First words of the properties of CSS and of SVG's presentation attributes. */
const WORDS =
  /^(Webkit|accent|align|all|anchor|animation|appearance|aspect|backdrop|backface|background|block|border|bottom|box|break|caption|caret|clear|clip|color|columns?|contain|container|content|corner|counter|cursor|c[xy]|d|direction|display|dominant|empty|field|fill|filter|flex|float|flood|font|forced|gap|grid|hanging|height|hyphenate|hyphens|image|ime|initial|inline|inset|interpolate|isolation|justify|left|letter|lighting|line|list|margin|marker|mask|masonry|math|max|min|mix|object|offset|opacity|order|orphans|outline|overflow|overlay|overscroll|padding|page|paint|perspective|place|pointer|position|print|quotes|r|resize|right|rotate|row|ruby|r[xy]|scale|scroll|scrollbar|shape|stop|stroke|tab|table|text|timeline|top|touch|transform|transition|translate|unicode|user|vector|vertical|view|visibility|white|widows|width|will|word|writing|[xy]|z|zoom|alignment|baseline|glyph)([A-Z]|$)/;

/** Attributes of elements that begin so too. */
const ATTRIBUTES =
  /^(accentHeight|clipPathUnits|colorProfile|content(Editable|ScriptType|StyleType)|filter(Res|Units)|hanging|list|margin(Height|Width)|marker(Height|Units|Width)|mask(Content)?Units|(max|min)(Length)?|rowSpan|shape|tabIndex|tableValues|textLength|unicode(Range)?|view(Box|Target)|[xy](Height|ChannelSelector)|z|zoomAndPan|glyph(Name|OrientationHorizontal|Ref))$/;

/**
 * In place of a list of every property of CSS: what tells them from attributes, by their first words.
 *
 * @param {string} prop
 */
export const isCssProperty = (prop) =>
  (WORDS.test(prop) && !ATTRIBUTES.test(prop)) || prop.startsWith('--') || /&|@/.test(prop);
