<?php
defined( 'ABSPATH' ) || exit;

/**
 * The elements and their attributes, from `elements.json`, which is made of the kit's manifest.
 *
 * @return array<string, array{ title: string, attributes: array<string, array> }> by the name after `mkt-`.
 */
function mkt_widgets_elements() {
	static $elements = null;
	if ( null === $elements ) {
		$elements = json_decode( file_get_contents( dirname( MKT_WIDGETS_FILE ) . '/elements.json' ), true );
	}
	return $elements;
}

/**
 * The HTML of an element. Names that it does not have are left to the kit, which tells its author
 * in the console what was meant.
 *
 * @param string                $name     Such as `ranking`.
 * @param array<string, string> $values   By the names of the attributes.
 * @param string                $fallback Safe HTML: what readers see without the data.
 * @return string
 */
function mkt_widgets_element( $name, $values, $fallback ) {
	$written = '';
	foreach ( $values as $attribute => $value ) {
		$written .= sprintf( ' %s="%s"', $attribute, esc_attr( $value ) );
	}
	return "<mkt-$name$written>$fallback</mkt-$name>";
}
