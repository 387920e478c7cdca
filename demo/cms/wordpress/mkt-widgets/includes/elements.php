<?php
defined( 'ABSPATH' ) || exit;

/**
 * The attributes of the elements, from `elements.json`, which is made of the kit's manifest.
 *
 * @return array<string, array<string, true>> by the names of elements, without `mkt-`, and of attributes.
 */
function mkt_widgets_elements() {
	static $elements = null;
	if ( null === $elements ) {
		$elements = json_decode( file_get_contents( dirname( MKT_WIDGETS_FILE ) . '/elements.json' ), true );
	}
	return $elements;
}

/**
 * The HTML of an element. It takes only elements of the list, and only their attributes, since authors
 * whose HTML is filtered write them.
 *
 * @param string               $name     Such as `ranking`.
 * @param array<string, mixed> $values   By the names of the attributes. All but text and numbers is left out.
 * @param string               $fallback Safe HTML: readers see it without the data.
 * @param string[]             $global   Further attributes that are allowed, such as `id`.
 * @return string The fallback alone where there is no such element.
 */
function mkt_widgets_element( $name, $values, $fallback, $global = array() ) {
	$elements = mkt_widgets_elements();
	if ( ! isset( $elements[ $name ] ) ) {
		return $fallback;
	}
	$known   = $elements[ $name ] + array_flip( $global );
	$written = '';
	foreach ( array_intersect_key( $values, $known ) as $attribute => $value ) {
		if ( is_string( $value ) || is_int( $value ) || is_float( $value ) ) {
			// Brackets would be shortcodes, which WordPress looks for in attributes as well.
			$text     = strtr( esc_attr( (string) $value ), array( '[' => '&#091;', ']' => '&#093;' ) );
			$written .= sprintf( ' %s="%s"', $attribute, $text );
		}
	}
	return "<mkt-$name$written>$fallback</mkt-$name>";
}

/**
 * A link as a fallback.
 *
 * @param string $address
 * @param string $words Empty: the address.
 * @param string $label The word beside it that tells readers of an advertisement; empty: none.
 * @return string HTML; empty where the address is none of the web.
 */
function mkt_widgets_link( $address, $words, $label = '' ) {
	$link  = esc_url( $address, array( 'http', 'https' ) );
	$small = '' === $label ? '' : sprintf( ' <small>%s</small>', esc_html( $label ) );
	return $link
		? sprintf( '<a href="%s" rel="sponsored nofollow noopener">%s</a>', $link, esc_html( '' === $words ? $address : $words ) ) . $small
		: '';
}
