import { type Unit, unitOf } from '../panels/measures.ts';

export type Role =
  | 'number'
  | 'name'
  | 'length'
  | 'height'
  | 'width'
  | 'depth'
  | 'size'
  | 'pieces'
  | 'thickness'
  | 'enabled'
  | 'other';

/** Column names in English, German and French, and those of common programs. */
const ROLES: Readonly<Record<Role, string>> = {
  number:
    'no n° nr # sr sl s.no sno sr.no sl.no sr_no serial id pos position ref row line part_# part_no item_no panel_no lfd.nr lfd_nr index numéro num rank',
  name: 'name part part_name panel panel_name description desc designation désignation bezeichnung label item component component_name element title piece_name definition_name entity_names teil bauteil pièce libellé nom référence reference particulars cabinet unit_name beschreibung instance_name',
  length: 'length len l long longueur longueur_finie länge laenge lg long. lengths lenx',
  height: 'height ht h hauteur höhe hoehe haut',
  width: 'width wd w breadth b br breite largeur larg larg. lar widths leny',
  depth: 'depth dp d profondeur prof tiefe',
  size: 'size sizes dimension dimensions dims measurement measurements maße masse abmessung abmessungen taille l_x_w lxw',
  pieces:
    'qty quantity quant q nos pcs pc pieces copies count stück stk stueck anzahl menge qté qte quantité nb nombre no_of_pieces no_of_pcs no_of_panels number_of_pieces pieces_required required nag total_qty qnty qty_nos qty_pcs',
  thickness: 'thick thickness thk t th épaisseur epaisseur ép ep dicke stärke staerke lenz',
  enabled: 'enabled active include included aktiv actif use',
  other:
    'material matériau matière matiere werkstoff decor dekor colour color finish banding band edge edges edging edge_banding edgeband kante kanten chant chants grain grain_direction orientation rotate can_rotate maserung fil notes note remarks remark comment comments bemerkung remarques area surface fläche weight price cost sheet group room priority barcode tag tags enabled? top_band left_band bottom_band right_band',
};

const ROLE_OF: ReadonlyMap<string, Role> = new Map(
  (Object.keys(ROLES) as Role[]).flatMap((role) =>
    ROLES[role].split(' ').map((name) => [name.replaceAll('_', ' '), role] as const),
  ),
);

export type ColumnName = { role?: Role; unit?: Unit };

/** Reads the role and the unit from a header's cell: `Length (mm)`, `Final length`, `Qty.` */
export function columnName(cell: string): ColumnName {
  const lower = cell.toLowerCase().replaceAll('_', ' ').trim();
  const inBrackets = /[([]([^)\]]{1,20})[)\]]/.exec(lower)?.[1];
  // A size with the width first is not read.
  if (/^(?:w|b|d)\w{0,8}\s?[x×*]/.test(inBrackets ?? lower)) return {};
  const lastWord = /\sin?\s?([\p{L}"']{1,8})$/u.exec(lower)?.[1] ?? /\s([\p{L}"']{1,8})$/u.exec(lower)?.[1];
  const unit = unitOf(inBrackets?.replace(/^in\s/, '').trim() ?? '') ?? unitOf(lastWord ?? '');
  const words = lower
    .replace(/[([][^)\]]{0,20}[)\]]/, ' ')
    .replace(
      /\b(?:final|finished|finish|cutting|cut|net|raw|panel|part)\s|[-–]\s?(?:final|raw|cutting|brut|fini)$/g,
      ' ',
    )
    .replaceAll(/[:*]/g, ' ')
    .trim();
  const bare = unit && !inBrackets ? words.replace(/[\s,]{1,3}[\p{L}"']{1,8}$/u, '').trim() : words;
  const role = [lower, words, bare, bare.replace(/\.$/, '')].map((name) => ROLE_OF.get(name)).find(Boolean);
  return { ...(role && { role }), ...(unit && { unit }) };
}
